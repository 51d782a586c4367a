// What the engine is compiled with: Node has it, and its types leave it to those of a browser.
declare namespace WebAssembly {
  type Module = object
  function compile(bytes: Uint8Array): Promise<Module>
}
