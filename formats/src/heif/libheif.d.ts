declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  import type { HeifLibrary } from './library.ts'

  export default function createLibrary(): HeifLibrary
}
