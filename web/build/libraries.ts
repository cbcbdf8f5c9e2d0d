import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Plugin } from 'vite'

const require = createRequire(import.meta.url)

/**
 * Files of packages that are shipped as they came, by the address they have: the browser loads them when they are used,
 * and an installation can put others in their place (docs/decisions/180-….md). Licences stand beside them.
 */
const shipped = new Map([
  ['libraries/libheif/libheif-bundle.mjs', 'libheif-js/libheif-wasm/libheif-bundle.mjs'],
  ['libraries/libheif/LICENSE.txt', 'libheif-js/libheif-wasm/LICENSE'],
  // What reads scans: its worker asks for the program that the browser's processor runs best, then for a language.
  ['libraries/tesseract/worker.min.js', 'tesseract.js/dist/worker.min.js'],
  [
    'libraries/tesseract/tesseract-core-simd-lstm.wasm.js',
    'tesseract.js-core/tesseract-core-simd-lstm.wasm.js',
  ],
  [
    'libraries/tesseract/tesseract-core-relaxedsimd-lstm.wasm.js',
    'tesseract.js-core/tesseract-core-relaxedsimd-lstm.wasm.js',
  ],
  ['libraries/tesseract/LICENSE.txt', 'tesseract.js-core/LICENSE'],
  // Packed, and not named so: a server would take .gz for another form of the same file.
  ...['cat', 'deu', 'eng', 'fra', 'por', 'spa'].map(
    (language) =>
      [
        `libraries/tesseract/${language}.traineddata`,
        `@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`,
      ] as const,
  ),
])

/** Ships whole files of packages: untouched by the bundler, each under an address that stays. */
export function libraries(): Plugin {
  return {
    name: 'libraries',
    apply: (_config, { isPreview }) => isPreview !== true,
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const source = shipped.get(request.url?.replace(/^\/|\?.*$/g, '') ?? '')
        if (source === undefined) return next()
        const type = /\.m?js$/.test(source) ? 'text/javascript' : 'application/octet-stream'
        response.setHeader('content-type', type)
        void readFile(require.resolve(source)).then((content) => response.end(content))
      })
    },
    async generateBundle() {
      for (const [fileName, source] of shipped)
        this.emitFile({ type: 'asset', fileName, source: await readFile(require.resolve(source)) })
    },
  }
}
