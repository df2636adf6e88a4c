// The worker in which the server runs. Go's own wasm_exec.js, which the build
// puts in front of this, defines Go. The first message says where the program
// is; all others are the client's, and wait until the server listens.
declare const Go: new () => { importObject: WebAssembly.Imports; run(i: WebAssembly.Instance): Promise<void> };

interface Server {
  diploReceive?: (message: string) => void; // set by the server
  diploSend: (message: string) => void;
  diploReady: () => void;
}

const server = self as unknown as Server;
const waiting: string[] = [];
let started = false;

server.diploSend = (message) => self.postMessage(JSON.parse(message));
server.diploReady = () => waiting.splice(0).forEach((m) => server.diploReceive!(m));

self.onmessage = async (event: MessageEvent) => {
  if (!started) {
    started = true;
    const go = new Go();
    const program = await (await fetch(event.data.wasm)).arrayBuffer();
    const { instance } = await WebAssembly.instantiate(program, go.importObject);
    await go.run(instance);
    return;
  }
  const message = JSON.stringify(event.data);
  if (server.diploReceive) server.diploReceive(message);
  else waiting.push(message);
};
