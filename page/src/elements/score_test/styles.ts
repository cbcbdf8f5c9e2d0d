import type { Declarations } from '../definition.ts'
import type { ScoreProps } from './schema.ts'

export function scoreStyles(props: ScoreProps): { root: Declarations } & Record<string, Declarations> {
  const color = props.textColor && { color: props.textColor }
  return {
    root: {
      position: 'relative',
      width: '100%',
      ...color,
      ...(props.markColor && { '--score-mark': props.markColor }),
      ...(props.buttonTextColor && { '--score-check': props.buttonTextColor }),
    },
    item: {
      padding: '14px 0',
      fontSize: '18px',
      borderWidth: '0 0 1px',
      borderStyle: 'solid',
      ...(props.lineColor && { borderColor: props.lineColor }),
    },
    words: {},
    outcome: { padding: '24px 0 0' },
    button: {
      padding: '16px 28px',
      fontSize: '18px',
      fontWeight: 'token:button-weight',
      textTransform: 'token:button-case',
      borderRadius: 'token:button-radius',
      ...(props.markColor && { backgroundColor: props.markColor }),
      ...(props.buttonTextColor && { color: props.buttonTextColor }),
    },
    result: {
      margin: '16px 0 0',
      padding: '28px',
      borderRadius: 'token:radius',
      ...(props.resultColor && { backgroundColor: props.resultColor }),
    },
    title: { fontSize: '24px', ...color },
    text: { padding: '8px 0 0', fontSize: '18px', whiteSpace: 'pre-line', ...color },
    link: { display: 'inline-block', padding: '14px 0 0', fontSize: '18px', fontWeight: 600, ...color },
  }
}
