import { decodeStoredPage, type StoredPage } from '@aurelio/page/document'
import { type LegalText, reviewNote } from './legal-texts.ts'

const ink = '#1f2933'

/** A legal text as a page like any other, which people may change. */
export function legalDocument({ name, parts }: LegalText): StoredPage {
  let count = 0
  const element = (type: string, title: string, props: Record<string, unknown>) => {
    count += 1
    return { id: `${type}-${1_700_000_000_000 + count}`, type, name: title, props }
  }
  const heading = (text: string, level: number) =>
    element('heading', 'Encabezado', { text, level, color: ink, fontSize: level === 1 ? '36px' : '22px' })
  const paragraph = (text: string) => element('text', 'Texto', { text, color: ink, fontSize: '16px' })
  const children = [
    heading(name, 1),
    ...parts.flatMap(({ title, paragraphs }) => [heading(title, 2), ...paragraphs.map(paragraph)]),
    element('text', 'Aviso de revisión', { text: reviewNote, color: '#52606d', fontSize: '14px' }),
  ]
  const box = element('container', 'Texto legal', {
    layout: 'vertical',
    gap: '16px',
    padding: '32px',
    widthType: 'fixed',
    width: '760px',
    height: 'auto',
    children,
  })
  const decoded = decodeStoredPage({ version: 1, elements: [box] })
  if (!decoded.ok) throw new Error(`A legal page is not valid: ${decoded.error.problem.code}`)
  return decoded.page
}
