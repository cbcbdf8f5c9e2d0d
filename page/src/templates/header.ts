import { container, text } from './builder.ts'
import type { Draft } from './builder.ts'
import { band } from './pieces.ts'

/** The first line of a page: whose it is, and at most one thing to do. */
export function header(brand: string, color: string, ground: string, action?: Draft): Draft {
  const name = container({ widthType: 'box', width: 'auto' }, [
    text({ text: brand, color, fontSize: '22px', fontWeight: 'bold' }),
  ])
  const row = container(
    {
      layout: 'horizontal',
      justifyContent: action ? 'space-between' : 'center',
      alignItems: 'center',
      flexWrap: 'wrap',
      gap: '8px',
    },
    action ? [name, action] : [name],
  )
  return band('Cabecera', { backgroundColor: ground }, [row], { room: 'bar' })
}
