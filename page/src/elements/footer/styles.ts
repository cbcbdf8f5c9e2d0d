import type { Declarations } from '../definition.ts'
import type { FooterProps } from './schema.ts'

export function footerStyles(props: FooterProps): { root: Declarations } & Record<string, Declarations> {
  const color = props.textColor && { color: props.textColor }
  const muted = props.mutedColor && { color: props.mutedColor }
  const row: Declarations = { display: 'flex', flexWrap: 'wrap', listStyle: 'none' }
  return {
    root: {
      width: '100%',
      ...color,
      ...(props.backgroundColor && { backgroundColor: props.backgroundColor }),
    },
    inner: {
      width: '100%',
      maxWidth: 'calc(token:content-width + 40px)',
      marginInline: 'auto',
      padding: '48px 20px 32px',
    },
    columns: { ...row, justifyContent: 'space-between', gap: '32px 48px', padding: '0 0 32px' },
    intro: { maxWidth: '320px' },
    brand: { fontSize: '21px', fontWeight: 700, ...color },
    text: { padding: '8px 0 0', fontSize: '17px', whiteSpace: 'pre-line', ...muted },
    title: { padding: '0 0 6px', fontSize: '17px', fontWeight: 600, ...color },
    list: { listStyle: 'none' },
    item: { display: 'inline-block', padding: '5px 0', fontSize: '17px', textDecoration: 'none', ...muted },
    end: {
      ...row,
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '8px 24px',
      padding: '20px 0 0',
      borderWidth: '1px 0 0',
      borderStyle: 'solid',
      ...(props.lineColor && { borderColor: props.lineColor }),
    },
    small: { fontSize: '15px', ...muted },
    legal: { ...row, gap: '0 20px' },
    legalLink: { display: 'inline-block', padding: '5px 0', fontSize: '15px', ...muted },
  }
}
