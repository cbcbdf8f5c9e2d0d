import { qpdfComesFrom } from '@aurelio/formats/pdf/qpdf'
import program from '@neslinesli93/qpdf-wasm/dist/qpdf.wasm?url'

// Compiled while it comes. Has to be imported before anything that runs it.
qpdfComesFrom({ address: program, compile: () => WebAssembly.compileStreaming(fetch(program)) })
