import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { inRoot } from './root.mjs'

// The import rules of docs/architecture.md, checked the only way that counts: each row is a file with one
// import, and lint must refuse exactly those that cross a border. Bare texts likewise.
const editor = 'web/src/features/page-builder/editor'
const forbidden: [file: string, imported: string][] = [
  ['page/src/document/f.ts', '../elements/button/view.tsx'],
  ['page/src/document/f.ts', 'react'],
  ['page/src/document/operations/f.ts', '../../render/render-page.ts'],
  ['page/src/values/f.ts', '../document/schema.ts'],
  ['page/src/elements/button/f.ts', '../../render/render-page.ts'],
  ['page/src/elements/button/f.ts', 'react-dom/server'],
  ['page/src/render/f.ts', '../templates/library.ts'],
  ['page/src/render/f.ts', '@aurelio/contracts'],
  ['page/src/render/f.ts', 'node:fs'],
  ['page/src/templates/f.ts', '../render/render-page.ts'],
  ['page/src/elements/f.ts', '../generator/engine.ts'],
  ['page/src/generator/f.ts', '../elements/registry.ts'],
  ['contracts/src/f.ts', '@aurelio/page'],
  ['contracts/src/f.ts', '@aurelio/server'],
  ['contracts/src/f.ts', '@orpc/server'],
  ['contracts/src/f.ts', 'node:crypto'],
  ['server/src/app.ts', '@aurelio/web'],
  ['server/src/app.ts', 'node:process'],
  ['server/src/platform/f.ts', '../features/leads/service.ts'],
  ['server/src/platform/http/f.ts', '@aurelio/page'],
  ['server/src/platform/http/f.ts', '../../app.ts'],
  ['server/src/features/leads/service.ts', '../pages/service.ts'],
  ['server/src/features/leads/service.ts', '../../app.ts'],
  ['server/src/features/leads/service.ts', 'kysely'],
  ['server/src/features/leads/routes.ts', 'node:sqlite'],
  ['server/src/features/leads/store.ts', '../pages/store.ts'],
  ['server/src/features/leads/store.test.ts', '@aurelio/web'],
  ['server/src/features/leads/service.ts', '@aurelio/contracts/session'],
  ['server/src/features/leads/deep/f.ts', '../../pages/service.ts'],
  ['server/src/features/leads/deep/f.ts', '../../../app.ts'],
  ['server/src/features/leads/deep/f.ts', 'kysely'],
  ['server/src/platform/f.ts', '@aurelio/media/programs'],
  ['media/src/ytdlp/f.ts', 'hono'],
  ['media/src/ytdlp/f.ts', 'kysely'],
  ['media/src/ytdlp/f.ts', 'node:sqlite'],
  ['media/src/ytdlp/f.ts', 'node:process'],
  ['media/src/ytdlp/f.ts', '@aurelio/contracts'],
  ['media/src/ytdlp/f.ts', '../../../server/src/platform/config.ts'],
  ['media/src/ytdlp/f.test.ts', '../../../server/src/testing/engines.ts'],
  ['contracts/src/f.ts', '@aurelio/media/engine'],
  ['formats/src/pdf/f.ts', '@aurelio/contracts/recipes'],
  ['formats/src/pdf/f.ts', 'node:fs'],
  ['proofs/src/graph/f.ts', '@aurelio/contracts/graph'],
  ['proofs/src/draw/f.ts', 'node:crypto'],
  ['web/src/features/leads/f.ts', '@aurelio/media/engine'],
  ['web/src/app/f.ts', '@aurelio/server'],
  ['web/src/app/f.ts', '../../../server/src/app.ts'],
  ['web/src/platform/f.ts', '../features/leads/queries.ts'],
  ['web/src/platform/f.ts', '../ui/button.tsx'],
  ['web/src/ui/f.tsx', '../features/leads/queries.ts'],
  ['web/src/ui/f.tsx', '@aurelio/page'],
  ['web/src/features/leads/f.ts', '../home/home-screen.tsx'],
  ['web/src/features/leads/f.ts', '../../app/routes.tsx'],
  [`${editor}/f.ts`, '../../leads/queries.ts'],
  [`${editor}/model/state/f.ts`, '../../../../leads/queries.ts'],
  [`${editor}/model/state/f.ts`, '../../../../../app/routes.tsx'],
  [`${editor}/panels/properties/controls/f.ts`, '../../../../../leads/queries.ts'],
  [`${editor}/panels/a/b/c/d/e/f.ts`, '../../../../../../../../leads/queries.ts'],
  [`${editor}/model/f.ts`, '../sync/state/save-state.ts'],
  [`${editor}/model/state/f.ts`, '../../sync/state/save-state.ts'],
  [`${editor}/model/a/b/c/d/e/f.ts`, '../../../../../../surface/drag/session.ts'],
  [`${editor}/model/state/f.ts`, '../../panels/layers/layer-keys.ts'],
  [`${editor}/model/state/f.ts`, '../../../editor/panels/layers/layer-keys.ts'],
  [`${editor}/model/commands/f.ts`, '../../../../../ui/toast.tsx'],
  [`${editor}/model/commands/f.ts`, '../../../../../platform/i18n/i18n.ts'],
  [`${editor}/model/commands/f.ts`, 'react-dom'],
  [`${editor}/sync/remote/f.ts`, '../../surface/drag/session.ts'],
  [`${editor}/sync/remote/f.ts`, '../../panels/layers/layer-keys.ts'],
  [`${editor}/surface/drag/f.ts`, '../../panels/layers/layer-keys.ts'],
  [`${editor}/surface/drag/f.test.ts`, '../../panels/layers/layer-keys.ts'],
  [`${editor}/surface/drag/f.ts`, '../../create-editor.ts'],
  [`${editor}/panels/layers/f.tsx`, '../../editor-screen.tsx'],
  [`${editor}/panels/layers/f.tsx`, '../../somewhere/new.ts'],
]

const allowed: [file: string, imported: string][] = [
  ['page/src/document/f.ts', '../values/color.ts'],
  ['page/src/document/f.ts', 'zod'],
  ['page/src/elements/button/f.tsx', '../../document/schema.ts'],
  ['page/src/elements/button/f.tsx', '../../values/url.ts'],
  ['page/src/elements/button/f.tsx', 'react'],
  ['page/src/render/f.ts', '../elements/registry.ts'],
  ['page/src/render/f.ts', 'react-dom/server'],
  ['page/src/templates/f.ts', '../structures/single.ts'],
  ['page/src/render/f.test.ts', 'node:fs'],
  ['contracts/src/f.ts', '@aurelio/page/document'],
  ['contracts/src/f.ts', '@orpc/contract'],
  ['contracts/src/f.ts', './paging.ts'],
  ['server/src/app.ts', './features/leads/routes.ts'],
  ['server/src/platform/database/f.ts', 'kysely'],
  ['server/src/platform/http/f.ts', '@aurelio/contracts'],
  ['server/src/features/leads/service.ts', '../../platform/jobs/queue.ts'],
  ['server/src/features/leads/service.ts', '@aurelio/page'],
  ['server/src/features/leads/store.ts', 'kysely'],
  ['server/src/features/leads/store.test.ts', '../pages/store.ts'],
  ['server/src/features/leads/deep/f.ts', '../service.ts'],
  ['server/src/features/leads/deep/f.ts', '../../../platform/jobs/queue.ts'],
  ['server/src/features/leads/service.ts', '@aurelio/media/engine'],
  ['media/src/ytdlp/f.ts', '../network/vetting-proxy.ts'],
  ['media/src/ytdlp/f.ts', 'node:fs/promises'],
  ['media/src/ytdlp/f.ts', 'zod'],
  ['web/src/app/f.ts', '../features/leads/leads-screen.tsx'],
  ['web/src/ui/f.tsx', '../platform/theme/theme.ts'],
  ['web/src/features/leads/f.ts', '../../ui/button.tsx'],
  ['web/src/features/leads/f.ts', '../../platform/api/client.ts'],
  [`${editor}/f.ts`, '../editor-session.ts'],
  [`${editor}/model/state/f.ts`, '../places/slot.ts'],
  [`${editor}/surface/drag/f.ts`, '../../../../../ui/button.tsx'],
  [`${editor}/model/state/f.ts`, '../../../../../platform/log.ts'],
  [`${editor}/model/state/f.ts`, '@aurelio/page'],
  [`${editor}/model/a/b/c/d/e/f.ts`, '../../../../../state/selection.ts'],
  [`${editor}/sync/remote/f.ts`, '../../model/state/editor-store.ts'],
  [`${editor}/surface/drag/f.ts`, '../../sync/pictures/picture-source.ts'],
  [`${editor}/panels/a/b/c/d/e/f.ts`, '../../../../../../surface/drag/session.ts'],
  [`${editor}/panels/a/b/c/d/e/f.ts`, '../../../../../../../../../ui/button.tsx'],
  [`${editor}/f.ts`, './panels/layers/layer-keys.ts'],
]

const config = 'server/src/platform/config.ts'
const leads = 'server/src/features/leads'
/** Statements other than a plain import, with whether lint must refuse them. */
const statements: [file: string, statement: string, refused: boolean][] = [
  [`${leads}/rows.ts`, "import type { Insertable } from 'kysely'", false],
  [`${leads}/joins.ts`, 'export const join = (database: Db) => database.inTransaction(work)', false],
  [`${leads}/takes.ts`, "export const take = (database: Db) => database.query().selectFrom('lead')", true],
  [`${leads}/store.ts`, "export const take = (database: Db) => database.query().selectFrom('lead')", false],
  [`${leads}/lazy.ts`, "export const load = () => import('../pages/service.ts')", true],
  [`${leads}/types.ts`, "import type { PageRow } from '../pages/store.ts'", true],
  [`${leads}/rows-of.ts`, "export type Row = import('../pages/store.ts').PageRow", true],
  [`${leads}/passes-on.ts`, "export { readPage } from '../pages/service.ts'", true],
  [`${leads}/passes-all.ts`, "export * from '../pages/service.ts'", true],
  [`${leads}/value.ts`, "import { sql, type Insertable } from 'kysely'", true],
  [`${leads}/environment.ts`, 'export const home = process.env', true],
  [config, 'export const home = process.env', false],
  [`${editor}/model/globals.ts`, 'export const title = document.title', true],
  [
    `${editor}/model/parameter.ts`,
    'export const own = (document: { title: string }) => document.title',
    false,
  ],
  [`${editor}/surface/globals.ts`, 'export const title = document.title', false],
  ['server/src/main.ts', "process.on('SIGTERM', () => undefined)", false],
  // What people read goes through t().
  ['web/src/ui/text.tsx', 'export const text = <p>Hola</p>', true],
  ['web/src/ui/wrapped.tsx', "export const wrapped = <p>{isNew && 'Reciente'}</p>", true],
  ['web/src/ui/template.tsx', 'export const template = <input placeholder={`Buscar ${1}`} />', true],
  ['web/src/ui/attribute.tsx', 'export const attribute = <main aria-label="Pantalla" />', true],
  ['web/src/ui/choice.tsx', "export const choice = <p title={isNew ? 'Nueva' : t('Vieja')} />", true],
  ['web/src/ui/own.tsx', 'export const own = <Field label="Nombre" />', true],
  ['web/src/ui/worded.tsx', "export const worded = <p title={t('Hola')}>{t('Adiós')}</p>", false],
  ['web/src/ui/signs.tsx', 'export const signs = <p className="flex" id="x">{count} · 12 %</p>', false],
  ['web/src/ui/name.tsx', 'export const name = <b>Aurelio</b>', false],
]

const cases = [
  ...forbidden.map(([file, from]) => ({ file, line: `import {} from '${from}'`, refused: true })),
  ...allowed.map(([file, from]) => ({ file, line: `import {} from '${from}'`, refused: false })),
  ...statements.map(([file, line, refused]) => ({ file, line, refused })),
]

const reportSchema = z.object({
  diagnostics: z.array(
    z.object({
      code: z.string().optional(),
      filename: z.string(),
      labels: z.array(z.object({ span: z.object({ line: z.int() }) })),
    }),
  ),
})

describe('import borders', () => {
  let folder = ''
  let refused = new Set<string>()

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aurelio-borders-'))
    // The plugin that a rule comes from.
    const plugin = join('node_modules', 'eslint-plugin-i18next')
    await mkdir(join(folder, 'node_modules'))
    await symlink(inRoot(plugin), join(folder, plugin))
    await cp(inRoot('.oxlintrc.json'), join(folder, '.oxlintrc.json'))
    await cp(inRoot('scripts', 'lint'), join(folder, 'scripts', 'lint'), { recursive: true })
    for (const [file, rows] of Map.groupBy(cases, (row) => row.file)) {
      await mkdir(dirname(join(folder, file)), { recursive: true })
      await writeFile(join(folder, file), rows.map((row) => `${row.line}\n`).join(''))
    }
    refused = await refusedLines(folder)
  }, 60_000)

  afterAll(() => rm(folder, { recursive: true }))

  it.each(cases)('$file: $line (refused: $refused)', ({ file, line, refused: expected }) => {
    expect(refused.has(`${file}: ${line}`)).toBe(expected)
  })
})

async function refusedLines(cwd: string) {
  const lint = inRoot('node_modules', '.bin', 'oxlint')
  const { stdout } = await promisify(execFile)(lint, ['--format', 'json'], { cwd, maxBuffer: 1e8 }).catch(
    // A refused line is exit code 1; the report is on stdout all the same.
    (failure: unknown) => z.object({ stdout: z.string() }).parse(failure),
  )
  const found = new Set<string>()
  for (const { code, filename, labels } of reportSchema.parse(JSON.parse(stdout)).diagnostics) {
    if (!/borders|no-literal-string|no-restricted-(globals|properties)/.test(code ?? '')) continue
    const rows = cases.filter((row) => row.file === filename)
    for (const { span } of labels) found.add(`${filename}: ${rows[span.line - 1]?.line}`)
  }
  return found
}
