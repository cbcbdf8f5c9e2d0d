import { commonChunk } from './common-chunk.ts'
import { editorChunk } from './editor-chunk.ts'
import { filesNamed, foldersOf } from './named-files.ts'

type Contents = { files?: readonly string[]; except?: readonly string[]; packages?: readonly string[] }

/** Whether a module is one of these, as the bundler asks. */
function among({ files = [], except, packages = [] }: Contents): (id: string) => boolean {
  const own = filesNamed(files, except)
  const folders = foldersOf(packages)
  return (id) => own.has(id) || folders.some((folder) => id.includes(folder))
}

function inFolder(folder: string, ...names: readonly string[]): string[] {
  return names.map((name) => `${folder}/${name}`)
}

const react = among({ packages: ['react', 'scheduler', 'react-dom'] })
/** React's server half only draws previews. */
const drawsPreviews = /\/react-dom\/(?:server|cjs\/react-dom-server)/

const client = among({
  files: inFolder(
    'platform/api',
    'api-fetch.ts',
    'client.ts',
    'first-answers.ts',
    'own-changes.ts',
    'problem.ts',
    'tab.ts',
    'unauthorized.ts',
  ),
  packages: ['@orpc'],
})

/** Icons that only the shell needs at once: a request for each would cost more than they weigh. So would what letters there are. */
const shellParts =
  /\/lucide-react\/.*\/(?:circle-plus|globe-lock|moon|panel-left-close|panel-left-open|sun)\.m?js$|\/contracts\/src\/variant-letters\./

const icons = among({ packages: ['lucide-react'] })
/** Those of the bars of the editor, which no other screen draws. */
const editorIcons = /\/lucide-react\/.*\/(?:grip-vertical|smartphone|tablet)\.m?js$/

function either(pattern: RegExp, contents: Contents) {
  const holds = among(contents)
  return (id: string) => pattern.test(id) || holds(id)
}

/** What every screen needs: fewer files compress better, and these outlive most releases in the cache. */
export const chunks = [
  { name: 'react', test: (id: string) => react(id) && !drawsPreviews.test(id) },
  { name: 'base', test: among({ packages: ['react-router', 'i18next', 'react-i18next'] }) },
  // Small parts of every screen: each alone would compress worse.
  {
    name: 'start',
    test: either(/\/contracts\/src\/addresses\./, {
      files: [
        ...inFolder(
          'app',
          'centred-page.tsx',
          'offline-bar.tsx',
          'render-error.tsx',
          'route-title.ts',
          'screen-route.tsx',
        ),
        ...inFolder('platform', 'connection.ts', 'load-part.ts', 'local-storage.ts', 'log.ts'),
        ...inFolder('platform/i18n', 'change-language.ts', 'i18n.ts', 'wording.ts'),
        ...inFolder('platform', 'auth/auth-provider.tsx', 'theme/theme-provider.tsx'),
        ...inFolder('ui', 'button.tsx', 'checkbox.tsx', 'class-names.ts', 'error-panel.tsx', 'field.tsx'),
        ...inFolder('ui', 'input.tsx', 'lazy-part.ts', 'logo.tsx', 'password-input.tsx', 'spinner.tsx'),
        ...inFolder('ui', 'use-media-query.ts'),
      ],
    }),
  },
  // What the public screens share.
  {
    name: 'public',
    test: among({
      files: [
        ...inFolder('features/auth', 'arrive.ts', 'auth-layout.tsx', 'error-box.tsx', 'google-sign.tsx'),
        ...inFolder('features/auth', 'link-class.ts', 'other-ways.tsx', 'return-path.ts', 'sign-in.tsx'),
        ...inFolder('features/auth', 'use-*.ts'),
      ],
    }),
  },
  // Asks who is signed in, on the public screens too.
  {
    name: 'client',
    test: (id: string) => /virtual:contract|\/contracts\/src\/field-problems\./.test(id) || client(id),
  },
  // The frame of every screen behind the guard, and what the features say about theirs.
  {
    name: 'shell',
    test: either(shellParts, {
      files: [
        ...inFolder(
          'app',
          'signed-in-routes.tsx',
          'signed-in.tsx',
          'guard.tsx',
          'draft-guard.tsx',
          'features.ts',
        ),
        ...inFolder(
          'app',
          'composed/feature.ts',
          'shell/*',
          'commands/palette-keys.ts',
          'command.ts',
          'navigation.ts',
        ),
        ...inFolder(
          'features',
          '*/feature.ts',
          'notifications/bell-place.tsx',
          'page-builder/editor-session.ts',
          'help/guides.ts',
          'help/academy/academy-path.ts',
          '*/*-path.ts',
        ),
        'platform/auth/use-can.ts',
      ],
      except: inFolder('app/shell', 'mobile-sidebar.tsx', 'user-menu-open.tsx'),
    }),
    includeDependenciesRecursively: false,
  },
  {
    name: 'home',
    test: among({
      files: [...inFolder('app/composed', 'home-route.tsx', 'tools.ts'), ...inFolder('features', 'home/*')],
      except: [
        ...inFolder('features', '*/feature.ts'),
        ...inFolder('features/home', 'first-steps-card.tsx', 'recent-projects.tsx', 'tool-drawings.tsx'),
        ...inFolder('features/home', 'tools-screen.tsx'),
      ],
    }),
    includeDependenciesRecursively: false,
  },
  // The pages that changed last, on the home and in the overview.
  {
    name: 'pages',
    test: among({
      files: inFolder(
        'features/page-builder/overview',
        'pages-row.tsx',
        'recent-pages.tsx',
        'state-badge.tsx',
        'thumbnail/thumbnail.tsx',
        'thumbnail/use-thumbnail.ts',
      ),
    }),
    includeDependenciesRecursively: false,
  },
  // What three screens or more share, save the parts that bring a library with them: one file instead of fifty.
  {
    name: 'icons',
    test: (id: string) => icons(id) && !editorIcons.test(id),
    minShareCount: 4,
    includeDependenciesRecursively: false,
  },
  {
    name: commonChunk,
    debugName: 'common',
    test: among({
      packages: ['@tanstack', 'tailwind-merge'],
      files: ['platform/**', 'ui/**'],
      except: [
        ...inFolder('platform', 'api/complaints.ts', 'auth/**', 'changes/**', 'i18n/**', 'preferences/**'),
        ...inFolder('platform', 'together/send-waiting.ts', 'tool-use.ts', 'zod-without-eval.ts'),
        ...inFolder(
          'ui',
          'combobox*',
          'use-combobox.ts',
          'confirm-dialog.tsx',
          'dialog.tsx',
          'drawings.tsx',
          'empty-state.tsx',
          'filter-fold.tsx',
          'menu.tsx',
        ),
        ...inFolder(
          'ui',
          'linked-projects.tsx',
          'member-select.tsx',
          'name-dialog.tsx',
          'project-select.tsx',
          'settings-drawings.tsx',
        ),
        ...inFolder('ui', 'toaster.tsx', 'use-typed-words.ts'),
      ],
    }),
    minShareCount: 3,
    includeDependenciesRecursively: false,
  },
  {
    name: editorChunk,
    debugName: 'editor',
    test: () => true,
    // What nothing else shares is the screen's own chunk, which this one must not need in turn.
    minShareCount: 2,
    includeDependenciesRecursively: false,
  },
]
