import { addressesIn } from '../engine/addresses.ts'
import type { Incoming } from '../state/intake.ts'
import { fromList } from './incoming.ts'

/** What the clipboard holds for the optimizer: pictures, else addresses of some. */
export type Pasted = { pictures: Incoming[]; addresses: string[] }

/** What was pasted. `name` is for a picture without one, which browsers call `image.png`. */
export function fromPaste(data: DataTransfer, name: string): Pasted {
  const files = fromList(data.files)
  if (files.length > 0) return { pictures: files.map((one) => named(one, name)), addresses: [] }
  return fromTexts({ html: data.getData('text/html'), plain: data.getData('text/plain') }, name)
}

/** What the clipboard holds now. Rejects where the person or the browser says no. */
export async function fromClipboard(clipboard: Clipboard, name: string): Promise<Pasted> {
  const items = await clipboard.read()
  const pictures: Incoming[] = []
  for (const item of items) {
    const type = item.types.find((one) => one.startsWith('image/'))
    if (type === undefined) continue
    const file = new File([await item.getType(type)], `image.${endOf(type)}`, { type })
    pictures.push(named({ file, path: file.name }, name))
  }
  if (pictures.length > 0) return { pictures, addresses: [] }
  const text = async (type: string) => {
    const item = items.find(({ types }) => types.includes(type))
    return item ? (await item.getType(type)).text() : ''
  }
  return fromTexts({ html: await text('text/html'), plain: await text('text/plain') }, name)
}

/** A part of a page with pictures in it, or their addresses. */
export function fromTexts({ html, plain }: { html: string; plain: string }, name: string): Pasted {
  const addresses = addressesIn(plain)
  if (addresses.length > 0 || html === '') return { pictures: [], addresses }
  // Such a document runs nothing and loads nothing.
  const shown = [...new DOMParser().parseFromString(html, 'text/html').querySelectorAll('img')]
  const sources = shown.map((image) => image.getAttribute('src') ?? '')
  return {
    pictures: sources.flatMap((source) => inlinePicture(source, name) ?? []),
    addresses: [...new Set(sources.flatMap(addressesIn))],
  }
}

const inline = /^data:(image\/[\w.+-]+);base64,([A-Za-z0-9+/=\s]+)$/

function inlinePicture(source: string, name: string): Incoming | null {
  const [, type = '', data = ''] = inline.exec(source) ?? []
  if (data === '') return null
  try {
    const bytes = Uint8Array.from(atob(data), (char) => char.charCodeAt(0))
    const file = new File([bytes], `${name}.${endOf(type)}`, { type })
    return { file, path: file.name }
  } catch {
    return null
  }
}

/** `jpeg`, `svg`: what follows the dot. */
function endOf(type: string) {
  return type.replace('image/', '').replace(/\+.*$/, '')
}

/** A picture that the browser had to name gets a name that says something. */
function named({ file, path }: Incoming, name: string): Incoming {
  if (!/^image\.\w+$/.test(path)) return { file, path }
  const other = new File([file], `${name}.${path.slice('image.'.length)}`, { type: file.type })
  return { file: other, path: other.name }
}
