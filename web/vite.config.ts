import { addressOf } from '@aurelio/page/address'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { appMap } from './build/app-map.ts'
import { chunks } from './build/chunks.ts'
import { contractRoutes } from './build/contract-routes.ts'
import { libraries } from './build/libraries.ts'
import { offline } from './build/offline.ts'
import { preloads } from './build/preloads.ts'
import { isStart } from './build/starts.ts'

/** Where the development server finds the API and the published pages. */
const server = process.env['AURELIO_SERVER'] ?? 'http://localhost:8000'

export default defineConfig({
  plugins: [appMap(), contractRoutes(), react(), tailwindcss(), preloads(), libraries(), offline()],
  // The server replaces this word in index.html by the nonce of its Content-Security-Policy.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2024',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser that reads this target knows it by itself.
      polyfill: false,
      // The entry names all that the first screens need, so that it loads at once. For the others it would hold two
      // kilobytes of file names that every sign-in pays for.
      resolveDependencies: (file, dependencies, { hostType }) =>
        hostType === 'html' || isStart(file)
          ? dependencies
          : dependencies.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunks },
        // Every sign-in pays for the names of what comes later; seven letters tell two builds of one file apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
      },
    },
  },
  worker: {
    format: 'es',
    rolldownOptions: {
      output: {
        // A service worker hears of another worker only where that one's own address is in its hands.
        entryFileNames: ({ name }) =>
          name === 'image.worker'
            ? 'dashboard/tools/image-optimizer/[name]-[hash].js'
            : 'assets/[name]-[hash].js',
      },
    },
  },
  // As an expression, for a plain '/p' would also be the start of routes of the app.
  server: { proxy: { '/api': server, [`^${addressOf('').page}`]: server } },
})
