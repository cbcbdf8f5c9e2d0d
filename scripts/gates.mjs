import { availableParallelism } from 'node:os'
import { fromExitCode } from './counts.mjs'
import { inRoot } from './root.mjs'
import { run } from './run.mjs'
import { journeys, units } from './test-gates.mjs'
import { tool } from './tool.mjs'

/**
 * @typedef {import('./test-gates.mjs').Outcome} Outcome
 * @typedef {{ name: string, check: (node: string) => Promise<Outcome> }} Gate
 * @typedef {{ gates: readonly Gate[], atOnce: number }} Stage
 */

const minute = 60_000

const build = { name: 'build', check: script('build.mjs') }
/** One process each, most of them on one core. */
const onFiles = { atOnce: availableParallelism() }
/** Each takes all cores by itself. */
const onCores = { atOnce: 1 }

/** PostgreSQL only for what is said to it in words of its own (`server/src/testing/engines.ts`). */
const whereEnginesDiffer = { TEST_ENGINES: 'where they differ' }
/** The others, which `npm test` has run on SQLite alone. */
const whereEnginesAgree = { TEST_ENGINES: 'where they do not differ' }
const onPostgres = ['--project=server*', '--testNamePattern=on PostgreSQL', '--exclude', '**/*.deep.test.ts']

/**
 * Every gate of `npm test`, the quick ones first. Each name is also an npm script.
 * @type {readonly Stage[]}
 */
export const gates = [
  {
    ...onFiles,
    gates: [
      simple('lint', 'oxlint', ['--type-aware']),
      simple('types', 'typescript', ['-b'], 'tsc'),
      build,
      simple('unused', 'knip', []),
      simple('format', 'oxfmt', ['--check']),
      { name: 'languages', check: script('missing-texts.mjs') },
    ],
  },
  {
    ...onCores,
    gates: [
      simple('size', 'size-limit', []),
      { name: 'unit', check: (node) => units(node, ['--exclude', '**/*.deep.test.ts'], whereEnginesDiffer) },
      { name: 'e2e', check: (node) => journeys(node, ['--project=journeys']) },
    ],
  },
]

/**
 * Every gate of `npm run test:deep`: what measures, what repeats a proof, and long random walks.
 * @type {readonly Stage[]}
 */
export const deepGates = [
  { ...onFiles, gates: [build] },
  {
    ...onCores,
    gates: [
      { name: 'unit', check: (node) => units(node, ['.deep.test.']) },
      { name: 'postgres', check: (node) => units(node, onPostgres, whereEnginesAgree) },
      { name: 'e2e', check: (node) => journeys(node, ['--project=deep', '--project=variants']) },
    ],
  },
]

/**
 * @param {string} name
 * @param {string} library
 * @param {readonly string[]} args
 * @param {string} [command]
 * @returns {Gate}
 */
function simple(name, library, args, command = library) {
  return { name, check: async (node) => single(node, [await tool(library, command), ...args]) }
}

/**
 * @param {string} file
 * @returns {(node: string) => Promise<Outcome>}
 */
function script(file) {
  return (node) => single(node, [inRoot('scripts', file)])
}

/**
 * @param {string} node
 * @param {readonly string[]} args
 * @returns {Promise<Outcome>}
 */
async function single(node, args) {
  const { code, output } = await run(node, args, { timeout: 10 * minute })
  return { counts: fromExitCode(code), output }
}
