import { documentVersion, type NestedElement, type StoredPage } from '../document/schema.ts'

type Plain = { text: string; button?: { label: string; link: string } | undefined }

/** A letter of paragraphs, and a button where it has one. */
export function plainLetter({ text, button }: Plain): StoredPage {
  const paragraphs = text.split(/\n{2,}/).map((words, at): NestedElement => ({
    id: `p-${at}`,
    type: 'text',
    name: 'Texto',
    props: { text: words, color: 'token:text', fontSize: '16px' },
  }))
  const pressed: NestedElement[] =
    button && button.link !== ''
      ? [
          {
            id: 'button',
            type: 'button',
            name: 'Botón',
            props: {
              text: button.label,
              link: button.link,
              backgroundColor: 'token:primary',
              textColor: '#ffffff',
            },
          },
        ]
      : []
  return { version: documentVersion, elements: [...paragraphs, ...pressed] }
}
