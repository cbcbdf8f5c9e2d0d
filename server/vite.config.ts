import { defineConfig } from 'vite'

/**
 * One file with every library in it starts in 0.3 s instead of 0.75 s; pino brings worker threads, sharp a binary and
 * the codecs and what cuts fonts WebAssembly, pdfkit files of its own, so they stay outside. What runs in a thread of its own is a file of its own.
 */
export default defineConfig({
  // Libraries then leave out what they have for development; the setting itself is read by `config.ts`.
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: {
    noExternal: true,
    external: [
      'pino',
      'sharp',
      'pg-native',
      '@aws-sdk/client-s3',
      '@aws-sdk/lib-storage',
      '@aws-sdk/s3-request-presigner',
      '@jsquash/avif',
      '@jsquash/jpeg',
      '@jsquash/png',
      '@jsquash/resize',
      '@jsquash/webp',
      '@neslinesli93/qpdf-wasm',
      'libheif-js',
      'pdfkit',
      'subset-font',
      'fontverter',
    ],
    target: 'node',
  },
  build: {
    ssr: true,
    rolldownOptions: {
      input: {
        main: 'src/main.ts',
        aurelio: 'src/command/main.ts',
        'encode-worker': '../media/src/pictures/encode-worker.ts',
        'pdf-worker': 'src/features/recipes/run/pdf/pdf-worker.ts',
        'recipe-worker': 'src/features/recipes/run/recipe-worker.ts',
        'font-worker': 'src/features/fonts/reading/font-worker.ts',
      },
      output: { chunkFileNames: '[name].js' },
    },
    target: 'node24',
    outDir: 'dist',
    sourcemap: true,
    minify: false,
  },
  oxc: { jsx: { runtime: 'automatic' } },
})
