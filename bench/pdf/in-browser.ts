import { browserPools, type Pools } from '../../web/src/features/pdf-tools/worker/pools.ts'
import type { Part } from '@aurelio/formats/pdf/plan'
import { bytesOfBase64, carried } from './carried.ts'
import { drawnPhoto, kinds, photographSample, type Sample, threeFiles } from './corpus.ts'
import { pictures } from './page-fingerprints.ts'
import { peerPool, timed } from './peer-pool.ts'
import { foreignFiles } from './foreign.ts'
import type { Bench, Checked } from './results.ts'

const everything = (samples: readonly Sample[]): Part[] =>
  samples.flatMap(({ pages }, source) =>
    Array.from({ length: pages }, (_, page): Part => ({ kind: 'page', source, page, turn: 0 })),
  )
const sourcesOf = (samples: readonly Sample[]) =>
  samples.map(({ file, password }) => ({ kind: 'pdf', file, password }) as const)

/** Each in a worker of its own that did one small job before: loading the code is not what is measured. */
async function merge() {
  const samples = await threeFiles()
  const sources = sourcesOf(samples)
  const parts = everything(samples)
  const ours = async (titles: string[] | null) => {
    const { write, close } = browserPools()
    await write.run('assemble', { sources, parts: parts.slice(0, 1), titles: null })
    const milliseconds = await timed(() => write.run('assemble', { sources, parts, titles }))
    close()
    return milliseconds
  }
  const peer = async () => {
    const pool = peerPool()
    const files = samples.map(({ file }) => ({ file }))
    await pool.run(
      'merge',
      files.slice(0, 1).map(({ file }) => ({ file, pages: 1 })),
    )
    const milliseconds = await timed(() => pool.run('merge', files))
    pool.close()
    return milliseconds
  }
  return { plain: await ours(null), ours: await ours(samples.map(({ name }) => name)), peer: await peer() }
}

async function operations(): Promise<Checked[]> {
  const pools = browserPools()
  const found: Checked[] = []
  const samples = await kinds()
  const whole = await Promise.all(samples.map((sample) => opened(pools, sample)))
  for (const [at, sample] of samples.entries()) {
    const file: Blob = whole[at] ?? sample.file
    const before = await pictures(pools, file, sample.pages)
    const told = (operation: string) => ({ operation, sample: sample.name, before: file.size })
    const name = (operation: string) => `${operation}-${sample.name}`
    found.push({ ...told('opened'), samePixels: null, ...(await carried(name('opened'), file)) })
    const note = async (operation: string, made: Blob, touched: readonly number[] | null = []) => {
      const after = touched === null ? null : await pictures(pools, made, sample.pages)
      const same = after?.every(
        (picture, page) => touched?.includes(page) === true || picture === before[page],
      )
      found.push({
        ...told(operation),
        samePixels: same ?? null,
        ...(await carried(name(operation), made)),
      })
    }
    const { run } = pools.write
    const all = everything([sample])
    const sources = [{ kind: 'pdf', file, password: '' } as const]
    await note('organise', await run('assemble', { sources, parts: all, titles: null }))
    await note('lossless', (await run('compress', { file, by: 'lossless', targetBytes: 0 })).file)
    await note('balanced', (await run('compress', { file, by: 'balanced', targetBytes: 0 })).file, null)
    await note('strongest', (await run('compress', { file, by: 'strongest', targetBytes: 0 })).file, null)
    await note('repair', (await run('repair', { file, forWeb: true })).file)
    await note('describe', await run('describe', { file, description: null }))
    const mark = {
      text: 'DRAFT',
      picture: null,
      opacity: 0.3,
      share: 0.7,
      angle: 45,
      tiled: false,
      colour: '#b91c1c',
    }
    await note('watermark', await run('watermark', { file, pages: [0], ...mark }), [0])
    const look = { header: '', footer: '{n} / {total}', side: 'centre', first: 1, size: 10 } as const
    await note('number', await run('number', { file, name: 'a', pages: [1], ...look }), [1])
    await note('fill', await run('fill', { file, values: {}, flatten: true, signature: null }), [0])
    const picture = await (await drawnPhoto(at)).convertToBlob({ type: 'image/jpeg' })
    const spot = { left: 0.5, top: 0.8, width: 0.3 }
    const signature = { picture, pages: [0], spot }
    await note('sign', await run('fill', { file, values: {}, flatten: false, signature }), [0])
    const may = { canPrint: true, canCopy: false, canChange: true }
    const password = 'sésamo'
    const closed = await run('protect', { file, password, ownerPassword: 'de dueño', ...may })
    const locked = await carried(name('protect'), closed)
    found.push({ ...told('protect'), samePixels: null, password, ...locked })
    await note('unlock', await run('unlock', { file: closed, password, mustOwn: false }))
  }
  pools.close()
  return found
}

/** The file as the workbench works with it: opened by its password, or repaired. */
async function opened({ write }: Pools, { name, file, password }: Sample): Promise<Blob> {
  if (password !== '') return write.run('unlock', { file, password, mustOwn: false })
  return name === 'damaged.pdf' ? (await write.run('repair', { file, forWeb: false })).file : file
}

async function photographs(jpegs: string[]) {
  const { file } = await photographSample(jpegs.map(bytesOfBase64))
  const pools = browserPools()
  const smaller = async (by: 'balanced' | 'strongest') =>
    carried(`photographs-${by}.pdf`, (await pools.write.run('compress', { file, by, targetBytes: 0 })).file)
  const made = {
    before: file.size,
    balanced: await smaller('balanced'),
    strongest: await smaller('strongest'),
  }
  pools.close()
  return made
}

async function firstThumbnail() {
  const [, sample] = await threeFiles()
  if (!sample) throw new Error('no file')
  const { file, password } = sample
  const look = async (isExpected: boolean) => {
    const pools = browserPools()
    if (isExpected) await pools.view.run('ready', undefined)
    const id = crypto.randomUUID()
    const milliseconds = await timed(async () => {
      await pools.view.run('open', { id, file, password }, { affinity: id })
      await pools.view.run('thumbnail', { id, file, password, page: 0 }, { affinity: id })
    })
    pools.close()
    return milliseconds
  }
  return { cold: await look(false), warm: await look(true) }
}

const bench: Bench = {
  corpus: async () => Promise.all((await threeFiles()).map(({ name, file }) => carried(name, file))),
  merge,
  operations,
  photographs,
  firstThumbnail,
  foreign: foreignFiles(),
}
Object.assign(globalThis, { pdfBench: bench })
