declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  import type { HeifLibrary } from '@aurelio/formats/heif/library'

  export default function createLibrary(): HeifLibrary
}
