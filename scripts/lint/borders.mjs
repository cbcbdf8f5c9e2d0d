/**
 * Who may import whom (docs/architecture.md). A row speaks of the files that `from` matches, by their path from the
 * root of the repository; `refuses` is asked for each import with its target: another file's path, or the name of a
 * package as it is written. All rows that match a file hold for it, at any depth.
 *
 * @typedef {object} Border
 * @property {RegExp} from
 * @property {RegExp} [except] files that the row does not speak of
 * @property {(target: string, from: RegExpExecArray) => boolean} refuses
 * @property {boolean} [allowsTypes] an import of types alone is no crossing
 * @property {string} why
 */

/** Rows that the tests of all rooms find beside each room are tests too. */
const test = /\.test\.tsx?$|\/(authorization-rows|named-ids)\.ts$/
const react = /^react(-dom)?(\/|$)/

/**
 * @param {RegExp} pattern
 * @returns {(target: string) => boolean}
 */
const any = (pattern) => (target) => pattern.test(target)

/** What stands above in the page package, by folder. */
const pageLayers = [
  { folder: 'values', above: /^page\/src\/(document|elements|render|structures|templates|sections)\// },
  { folder: 'document', above: /^page\/src\/(elements|render|structures|templates|sections)\// },
  {
    folder: '(?:theme|fonts)',
    above: /^page\/src\/(document|elements|render|structures|templates|sections)\//,
  },
  { folder: 'elements', above: /^page\/src\/(render|structures|templates|sections)\// },
  { folder: 'render', above: /^page\/src\/(structures|templates|sections)\// },
  // Rows out of a table and places: it knows nothing of pages made of elements.
  { folder: 'generator', above: /^page\/src\/(?!generator\/)/ },
  { folder: '(?:structures|templates|sections)', above: /^page\/src\/render\// },
]

/** The editor's floors, from the ground up: each imports only those before it. */
const floors = ['model', 'sync', 'surface', 'panels']
const editor = 'web/src/features/page-builder/editor/'

/**
 * @param {string} target
 * @param {string} floor
 */
function standsAbove(target, floor) {
  if (!target.startsWith(editor)) return false
  const [place = '', ...inside] = target.slice(editor.length).split('/')
  const at = inside.length === 0 ? -1 : floors.indexOf(place)
  return at === -1 || at > floors.indexOf(floor)
}

/** @type {readonly Border[]} */
export const borders = [
  // page: values <- document <- elements <- render; structures, templates and sections are data.
  {
    from: /^page\//,
    refuses: any(/^(@aurelio\/|server\/|web\/|contracts\/)/),
    why: 'page knows neither server nor dashboard',
  },
  { from: /^page\//, except: test, refuses: any(/^node:/), why: 'page runs in the browser too' },
  ...pageLayers.map(({ folder, above }) => ({
    from: new RegExp(`^page/src/${folder}/`),
    except: test,
    refuses: any(above),
    why: 'render -> elements -> document -> values; structures, templates and sections do not render',
  })),
  {
    from: /^page\/src\/(?!generator\/)/,
    refuses: any(/^page\/src\/generator\//),
    why: 'pages know nothing of the generator',
  },
  {
    from: /^page\/src\/(values|document|structures|templates|sections)\//,
    except: test,
    refuses: any(react),
    why: 'only elements and render draw',
  },
  {
    from: /^page\/src\/behaviours\//,
    refuses: (target) => !/^page\/src\/(?:behaviours|values)\//.test(target),
    why: 'what a behaviour imports goes to every visitor',
  },
  {
    from: /^page\/src\/elements\//,
    except: test,
    refuses: any(/^react-dom(\/|$)/),
    why: 'only render turns views into HTML',
  },

  // contracts: what web and server say to each other.
  {
    from: /^contracts\//,
    refuses: (target) =>
      !/^@aurelio\/page\/(document|theme)$/.test(target) &&
      (/^(@aurelio\/|server\/|web\/|page\/|@orpc\/(server|client)|hono|kysely)/.test(target) ||
        react.test(target)),
    why: "contracts import zod, the oRPC contract and the page's schemas of document and kit",
  },
  { from: /^contracts\//, refuses: any(/^node:/), why: 'contracts run in the browser too' },

  // proofs: what anybody can compute again, in a browser too.
  {
    from: /^proofs\/src\//,
    except: test,
    refuses: (target) => !target.startsWith('proofs/'),
    why: 'proofs compute, and know nothing of the product',
  },

  // formats: what web and server do with the files that people bring.
  {
    from: /^formats\//,
    refuses: any(
      /^(@aurelio\/|@orpc\/|server\/|web\/|page\/|contracts\/|media\/|(hono|kysely|pg|react)(\/|$))/,
    ),
    why: 'formats know files alone, and no other workspace',
  },
  {
    from: /^formats\//,
    except: test,
    refuses: any(/^node:/),
    why: 'formats run in the browser too',
  },

  // media: what a process of ours does with video and sound; the server hands it files, limits and addresses.
  {
    from: /^media\//,
    refuses: any(
      /^(@aurelio\/|@orpc\/|server\/|web\/|page\/|contracts\/|(hono|kysely|pg|node:sqlite|react)(\/|$))/,
    ),
    why: 'media knows neither HTTP routes nor the database, and no other workspace',
  },

  // server: platform <- features <- app.
  { from: /^server\//, refuses: any(/^(@aurelio\/web(\/|$)|web\/)/), why: 'server never imports web' },
  {
    from: /^server\/src\/platform\//,
    except: test,
    refuses: any(/^(server\/src\/(features\/|app\/|app\.ts$|main\.ts$)|@aurelio\/(page|media)(\/|$))/),
    why: 'platform never imports a feature, the page, media or the app',
  },
  {
    from: /^server\/src\//,
    except: /^server\/src\/(command|testing)\/|\.test\.ts$/,
    refuses: any(/^server\/src\/command\//),
    why: 'commands stand on the server, never the other way round',
  },
  {
    from: /^server\/src\/features\/([^/]+)\//,
    except: test,
    refuses: (target, [, own]) =>
      target.startsWith('server/') &&
      !target.startsWith('server/src/platform/') &&
      !isIn(target, 'server', own),
    why: 'a feature never imports another: compose in app',
  },
  {
    from: /^server\/src\/features\//,
    except: /(^|\/)store\.ts$|\.test\.tsx?$/,
    refuses: any(/^(kysely|node:sqlite|pg)(\/|$)/),
    allowsTypes: true,
    why: 'only store.ts touches the database',
  },
  {
    from: /^server\/src\/features\//,
    except: test,
    refuses: any(/^@aurelio\/contracts\/session$/),
    why: 'a feature knows no roles: its policy.ts names actions, and access.can decides',
  },

  // web: platform <- ui <- features <- app.
  {
    from: /^web\//,
    refuses: any(/^(@aurelio\/(server|media)(\/|$)|server\/|media\/)/),
    why: 'web never imports server or media',
  },
  {
    from: /^web\/src\/platform\//,
    refuses: any(/^(web\/src\/(features|app|ui)\/|@aurelio\/page(\/|$))/),
    why: 'platform never imports a feature, the app, ui or the page',
  },
  {
    from: /^web\/src\/ui\//,
    refuses: any(/^(web\/src\/(features|app)\/|@aurelio\/page(\/|$))/),
    why: 'ui never imports a feature, the app or the page',
  },
  {
    from: /^web\/src\/features\/([^/]+)\//,
    refuses: (target, [, own]) =>
      target.startsWith('web/') && !/^web\/src\/(platform|ui)\//.test(target) && !isIn(target, 'web', own),
    why: 'a feature knows its own folder, ui and platform: compose in app',
  },
  {
    from: new RegExp(`^${editor}(${floors.join('|')})/`),
    refuses: (target, [, floor = '']) => standsAbove(target, floor),
    why: 'model <- sync <- surface <- panels: what must go up goes by an event or a function handed in',
  },
  {
    from: new RegExp(`^${editor}model/`),
    refuses: any(/^(react-dom(\/|$)|web\/src\/(ui|platform\/i18n)\/)/),
    why: 'the model knows no DOM, no toast and no translated text',
  },

  {
    from: /^(page|contracts|media|server|web)\//,
    except: /^server\/src\/(platform\/config\.ts$|testing\/)|\.test\.tsx?$|\.config\.ts$/,
    refuses: any(/^(node:)?process$/),
    why: 'only server/src/platform/config.ts reads the environment',
  },
]

/**
 * @param {string} target
 * @param {string} side
 * @param {string | undefined} feature
 */
function isIn(target, side, feature) {
  return target.startsWith(`${side}/src/features/${feature}/`)
}
