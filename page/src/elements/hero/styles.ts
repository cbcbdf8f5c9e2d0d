import { backgroundImageStyles } from '../background-image.ts'
import type { Declarations, StyleContext } from '../definition.ts'
import type { HeroProps } from './schema.ts'

const titleSizes = { desktop: '56px', tablet: '46px', mobile: '36px' }
/** What text and picture share, at most. */
export const boxWidth = '1120px'
const paddings = { desktop: '80px 24px', tablet: '64px 32px', mobile: '48px 20px' }

/** Text in the middle, at the left, or beside its picture; the picture goes below on the smaller modes. */
export function heroStyles(
  props: HeroProps,
  { viewport }: StyleContext,
): { root: Declarations } & Record<string, Declarations> {
  const isCentred = props.arrangement === 'center'
  const isSplit = props.arrangement === 'split' && viewport === 'desktop'
  const colour = props.titleColor || '#16161d'
  const button: Declarations = {
    display: 'inline-block',
    padding: '16px 28px',
    borderRadius: 'var(--token-button-radius, 10px)',
    fontWeight: 'token:button-weight',
    textDecoration: 'none',
  }
  return {
    root: {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'center',
      alignItems: 'center',
      width: '100%',
      minHeight: props.minHeight,
      padding: paddings[viewport],
      ...(props.backgroundColor !== 'transparent' && { backgroundColor: props.backgroundColor }),
      ...backgroundImageStyles(props.backgroundImage),
    },
    box: {
      display: 'flex',
      flexDirection: isSplit ? 'row' : 'column',
      alignItems: isSplit || isCentred ? 'center' : 'stretch',
      gap: isSplit ? '64px' : '40px',
      width: '100%',
      maxWidth: boxWidth,
    },
    words: {
      display: 'flex',
      flexDirection: 'column',
      alignItems: isCentred ? 'center' : 'flex-start',
      textAlign: isCentred ? 'center' : 'left',
      gap: '22px',
      width: '100%',
      minWidth: '0',
      ...(!isSplit && { maxWidth: '780px' }),
    },
    eyebrow: { fontSize: '16px', fontWeight: 600, ...(props.buttonColor && { color: props.buttonColor }) },
    title: { fontSize: titleSizes[viewport], color: colour },
    text: {
      fontSize: viewport === 'mobile' ? '19px' : '21px',
      whiteSpace: 'pre-line',
      ...(props.textColor && { color: props.textColor }),
    },
    buttons: {
      display: 'flex',
      flexWrap: 'wrap',
      gap: '12px',
      justifyContent: isCentred ? 'center' : 'flex-start',
    },
    button: {
      ...button,
      backgroundColor: props.buttonColor || colour,
      color: props.buttonTextColor || '#ffffff',
    },
    // Below the button it stands in line with the text.
    second: { ...button, color: colour, ...(!isCentred && viewport === 'mobile' && { padding: '12px 0' }) },
    picture: { width: '100%', minWidth: '0', borderRadius: '16px' },
  }
}
