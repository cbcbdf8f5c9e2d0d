import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractRoutes } from './build/contract-routes.ts'
import { preloads } from './build/preloads.ts'

/** Where the development server finds the API and the published pages. */
const server = process.env['AURELIO_SERVER'] ?? 'http://localhost:8000'

/** What every screen needs: fewer files compress better, and these outlive most releases in the cache. */
const groups = [
  // Without react-dom's server half, which only draws previews.
  {
    name: 'react',
    test: /node_modules\/(?:react|scheduler|react-dom(?!\/(?:server|cjs\/react-dom-server)))\//,
  },
  { name: 'base', test: /node_modules\/(?:react-router|i18next|react-i18next)\// },
  // Small parts of every screen: each alone would compress worse.
  {
    name: 'start',
    test: /web\/src\/(?:ui\/(?:button|class-names|spinner|error-panel|field|input|password-input|checkbox|logo|use-media-query|lazy-part)\.tsx?|platform\/(?:local-storage|log|connection|load-part|i18n\/(?:i18n|change-language)|theme\/theme-provider|auth\/auth-provider)\.tsx?|app\/(?:centred-page|route-title|offline-bar)\.tsx?|features\/page-builder\/(?:editor-session|sections)\.ts)$/,
  },
  // What the public screens share.
  {
    name: 'public',
    test: /web\/src\/features\/auth\/(?:arrive|auth-layout|error-box|link-class|google-sign|other-ways|return-path|sign-in|use-[\w-]+)\.tsx?$/,
  },
  // Asks who is signed in, on the public screens too.
  {
    name: 'client',
    test: /virtual:contract|node_modules\/@orpc\/|web\/src\/platform\/api\/(?:client|problem|unauthorized)\.ts$/,
  },
  {
    name: 'shell',
    test: /web\/src\/(?:app\/(?:signed-in|draft-guard|shell\/(?!user-menu-open|mobile-sidebar|use-sign-out)[\w-]+|commands\/(?:screens|palette-keys))|features\/notifications\/bell-place)\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'home',
    test: /web\/src\/(?:app\/home-route|features\/(?:activity\/[\w-]+|home\/(?!tools-screen)[\w-]+))\.tsx?$/,
    includeDependenciesRecursively: false,
  },
  // What three screens or more share, save the parts that bring a library with them: one file instead of fifty.
  {
    name: 'icons',
    test: /node_modules\/lucide-react\//,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: 'common',
    test: /node_modules\/(?:@tanstack|tailwind-merge)\/|web\/src\/(?:ui\/(?!menu|select|dialog|combobox|confirm|toaster)|platform\/(?!auth\/|i18n\/(?!message)|zod|preferences|changes))/,
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
]

/**
 * The screens people start with: the entry names all that they need, so that it loads at once. For the others it would
 * hold two kilobytes of file names that every sign-in pays for.
 */
const starts = /\/(?:login-screen|client|signed-in|shell|home-route)-/

export default defineConfig({
  plugins: [contractRoutes(), react(), tailwindcss(), preloads()],
  // The server replaces this word in index.html by the nonce of its Content-Security-Policy.
  html: { cspNonce: '__CSP_NONCE__' },
  build: {
    target: 'es2024',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: {
      // Every browser that reads this target knows it by itself.
      polyfill: false,
      resolveDependencies: (file, dependencies, { hostType }) =>
        hostType === 'html' || starts.test(file)
          ? dependencies
          : dependencies.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: { output: { codeSplitting: { groups } } },
  },
  worker: { format: 'es' },
  // '/p/' alone would also be the start of '/p…' routes of the app: only published pages go to the server.
  server: { proxy: { '/api': server, '^/p/': server } },
})
