/** A file that a page names at an address of ours, as it lies beside the page; null where it could not be read. */
type Beside = { address: string; name: string; blob: Blob | null }

export function isOurs(address: string): boolean {
  return address.startsWith('/p/_pictures/')
}

function isOurMedia(address: string): boolean {
  return address.startsWith('/p/_media/')
}

/** Where a picture of ours lies in an export. */
export function pictureName(address: string): string {
  return named('imagenes', address)
}

function named(folder: string, address: string): string {
  return `${folder}/${address.split('/').at(-1) ?? ''}`
}

/** The pictures, films, sounds and letters of exported pages, each read once. */
export function exportAssets() {
  const taken = new Map<string, Promise<Beside>>()

  function take(address: string, name: string): Promise<Beside> {
    const before = taken.get(address)
    if (before) return before
    const taking = read(address).then((blob) => ({ address, name, blob }))
    taken.set(address, taking)
    return taking
  }

  return {
    /**
     * The page with the names of its files in place of their addresses, which are ours and hold nothing that HTML would
     * write otherwise. What could not be read stays where it is.
     * @param prefix what stands before the names; empty where the files lie in folders beside the page
     */
    async beside(
      html: string,
      {
        pictures,
        media,
        fonts,
      }: { pictures: readonly string[]; media: readonly string[]; fonts: readonly string[] },
      prefix = '',
    ): Promise<string> {
      const files = await Promise.all([
        ...pictures.map((address) => take(address, pictureName(address))),
        ...media.filter(isOurMedia).map((address) => take(address, named('medios', address))),
        ...fonts.map((address) => take(address, named('fuentes', address))),
      ])
      let text = html
      for (const { address, name, blob } of files)
        text = text.replaceAll(address, blob ? prefix + name : window.location.origin + address)
      return text
    },
    /** What is to lie beside the pages, and how many pictures are missing. */
    async all() {
      const files = await Promise.all(taken.values())
      return {
        files: files.flatMap(({ name, blob }) => (blob ? [{ name, input: blob }] : [])),
        missing: files.filter(
          ({ address, blob }) => blob === null && (isOurs(address) || isOurMedia(address)),
        ).length,
      }
    },
  }
}

async function read(address: string): Promise<Blob | null> {
  const answer = await fetch(address).catch(() => null)
  return answer?.ok ? answer.blob() : null
}
