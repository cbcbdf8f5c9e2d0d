import type { PageHead } from './html-document.ts'

/** What a person settled for a page; an empty text stands for nothing. */
type Settled = {
  description: string
  image: string
  language: string
  indexed: boolean
  canonical: string
}

/** The head of a page that stands at `url`, a whole address; pictures of the product get the same origin. */
export function headOf({ description, image, language, indexed, canonical }: Settled, url: string): PageHead {
  return {
    indexed,
    ...(language && { language }),
    ...(description && { description }),
    ...(image && { image: new URL(image, url).href }),
    ...((canonical || description || image) && { canonical: canonical || url }),
  }
}
