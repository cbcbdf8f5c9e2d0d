// npm run bench:collections: an item's change on its way to a live page, how heavy a list is, and how fast pages of items are made.
import { brotliCompressSync } from 'node:zlib'
import { z } from 'zod'
import { type Account, signUp } from '../e2e/product/account.ts'
import { inTemporaryFolder, startProduct } from '../e2e/product/product.ts'

const listed = 24
const many = 2_000
const changes = 20
const atOnce = 4
const made = z.object({ id: z.string() })
const addresses = z.object({
  items: z.array(z.object({ id: z.string(), slug: z.string() })),
  nextCursor: z.string().nullable(),
})

const fields = [
  { key: 'nombre', name: 'Nombre', kind: 'text', required: true },
  { key: 'cargo', name: 'Cargo', kind: 'text' },
  { key: 'texto', name: 'Texto', kind: 'long' },
  { key: 'foto', name: 'Foto', kind: 'image' },
]
const card = [
  { id: 'image-3', type: 'image', props: { src: '{{item.foto}}', alt: 'Foto de {{item.nombre}}' } },
  { id: 'heading-4', type: 'heading', props: { text: '{{item.nombre}}', level: 3 } },
  { id: 'text-5', type: 'text', props: { text: '{{item.cargo|Del equipo}}' } },
  { id: 'text-6', type: 'text', props: { text: '{{item.texto}}' } },
  { id: 'button-7', type: 'button', props: { text: 'Ver', link: '{{item.pagina_propia}}' } },
]
const text =
  'Lleva doce años ayudando a empresas de la zona a contar lo que hacen con palabras que se entienden.'

await inTemporaryFolder(async (folder) => {
  const product = await startProduct(folder)
  try {
    const account = await signUp(product.url)
    const id = await collectionOf(account, listed)
    const { path, pageId } = await publish(account, 'Lista', listOf(id))
    await account.call('PUT', `/api/item-templates/${(await template(account)).pageId}`, {
      collectionId: id,
      prefix: 'equipo',
      kind: 'Person',
    })
    await account.call('POST', `/api/pages/${pageId}/publication`)
    const html = await (await fetch(product.url + path)).text()
    const packed = brotliCompressSync(Buffer.from(html)).length
    console.log(`A list of ${listed} items: ${html.length} bytes, ${packed} as Brotli packs them.`)
    await timeChanges(account, id, product.url + path)

    const large = await collectionOf(account, many)
    await account.call('PUT', `/api/item-templates/${(await template(account)).pageId}`, {
      collectionId: large,
      prefix: 'muchos',
    })
    const pages = (await everyItem(account, large)).map(({ slug }) => `${product.url}/p/muchos/${slug}`)
    console.log(
      `Pages of ${pages.length} items, ${atOnce} at once: ${await perSecond(pages)} a second when they are made,`,
    )
    console.log(`${await perSecond(pages)} a second from memory.`)
  } finally {
    await product.stop()
  }
})

async function collectionOf(account: Account, count: number): Promise<string> {
  const { id } = made.parse(await account.call('POST', '/api/collections', { name: `De ${count}`, fields }))
  const rows = Array.from(
    { length: count },
    (_, at) => `Persona ${String(at).padStart(5, '0')};Diseño;${text};https://fotos.example/${at}.jpg`,
  )
  const csv = ['Nombre;Cargo;Texto;Foto', ...rows].join('\n')
  await account.call('POST', `/api/collections/${id}/import`, { csv, state: 'published' })
  return id
}

function listOf(collection: string) {
  const props = { collection, sort: 'nombre', limit: listed, children: card }
  return { version: 1, elements: [{ id: 'collection-1', type: 'collection', props }] }
}

async function publish(account: Account, name: string, document: unknown) {
  const { id: pageId } = made.parse(await account.call('POST', '/api/pages', { name, document }))
  const answer = z
    .object({ publication: z.object({ url: z.string() }) })
    .parse(await account.call('POST', `/api/pages/${pageId}/publication`))
  return { pageId, path: new URL(answer.publication.url).pathname }
}

function template(account: Account) {
  const elements = card.slice(0, 4)
  return publish(account, 'Ficha', { version: 1, elements })
}

async function everyItem(account: Account, id: string) {
  const found: { id: string; slug: string }[] = []
  for (let cursor: string | null = ''; cursor !== null;) {
    const query: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`
    const page = addresses.parse(await account.call('GET', `/api/collections/${id}/items?limit=100${query}`))
    found.push(...page.items)
    cursor = page.nextCursor
  }
  return found
}

/** From the answer to a change until a visitor reads it. */
async function timeChanges(account: Account, id: string, url: string) {
  const [item] = await everyItem(account, id)
  const times: number[] = []
  for (let version = 1; version <= changes; version += 1) {
    const word = `Cambio ${version}.`
    const started = performance.now()
    await account.call('PUT', `/api/collections/${id}/items/${item?.id}`, {
      values: { nombre: 'Persona 00000', texto: word },
      version,
    })
    while (!(await (await fetch(url)).text()).includes(word)) await new Promise((done) => setTimeout(done, 5))
    times.push(performance.now() - started)
  }
  const sorted = times.toSorted((one, other) => one - other)
  const at = (share: number) => Math.round(sorted[Math.floor((sorted.length - 1) * share)] ?? 0)
  console.log(`A changed item is live after ${at(0.5)} ms (median of ${changes}), ${at(1)} ms at worst.`)
}

async function perSecond(urls: readonly string[]): Promise<number> {
  const started = performance.now()
  let next = 0
  const worker = async () => {
    for (let url = urls[next++]; url !== undefined; url = urls[next++]) {
      const answer = await fetch(url)
      await answer.arrayBuffer()
      if (answer.status !== 200) throw new Error(`${url} answered ${answer.status}`)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return Math.round(urls.length / ((performance.now() - started) / 1000))
}
