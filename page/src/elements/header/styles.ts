import type { Declarations } from '../definition.ts'
import type { HeaderProps } from './schema.ts'

type Parts = { root: Declarations } & Record<string, Declarations>

/** A header whose menu lies in its line, or is folded behind a button: then the browser's popover holds it. */
export function headerStyles(props: HeaderProps): Parts {
  const isFolded = props.menu === 'folded'
  const color = props.textColor && { color: props.textColor }
  return {
    root: { width: '100%', ...placeOf(props), ...color },
    bar: {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '24px',
      width: '100%',
      maxWidth: 'calc(token:content-width + 40px)',
      marginInline: 'auto',
      padding: '14px 20px',
    },
    brand: { fontSize: '21px', fontWeight: 700, textDecoration: 'none', ...color },
    logo: { height: '40px', width: 'auto' },
    toggle: {
      display: isFolded ? 'flex' : 'none',
      alignItems: 'center',
      gap: '8px',
      minHeight: '44px',
      padding: '8px 0',
      fontSize: '17px',
      fontWeight: 600,
      cursor: 'pointer',
      ...color,
    },
    menu: isFolded ? foldedMenu(props) : { ...menuInLine, ...color },
    list: {
      display: 'flex',
      flexDirection: isFolded ? 'column' : 'row',
      columnGap: '24px',
      rowGap: '4px',
      listStyle: 'none',
    },
    item: {
      display: 'block',
      padding: isFolded ? '10px 4px' : '8px 0',
      fontSize: '17px',
      textDecoration: 'none',
      ...(isFolded ? { color: foldedColors(props).color } : color),
    },
    action: {
      display: 'block',
      padding: '10px 20px',
      fontSize: '17px',
      fontWeight: 'token:button-weight',
      textAlign: 'center',
      textDecoration: 'none',
      borderRadius: 'token:button-radius',
      ...(props.buttonColor && { backgroundColor: props.buttonColor }),
      ...(props.buttonTextColor && { color: props.buttonTextColor }),
    },
  }
}

/** Over what follows it takes no height of its own, so that the first part begins at the same line. */
function placeOf({ position, overlay, backgroundColor }: HeaderProps): Declarations {
  return {
    position: position === 'sticky' ? 'sticky' : 'relative',
    ...(position === 'sticky' && { top: '0px' }),
    zIndex: 20,
    ...(overlay === 'yes' ? { height: '0px' } : backgroundColor && { backgroundColor }),
  }
}

const menuInLine: Declarations = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '24px',
  position: 'static',
  width: 'auto',
  height: 'auto',
  overflow: 'visible',
  backgroundColor: 'transparent',
}

function foldedMenu(props: HeaderProps): Declarations {
  return {
    padding: '16px',
    borderRadius: 'token:radius',
    boxShadow: '0 12px 40px #00000040',
    ...foldedColors(props),
  }
}

/** What lies over a picture has the colours for that; its menu stands on a ground of its own, in the page's colours. */
function foldedColors({ overlay, backgroundColor, textColor }: HeaderProps) {
  const isOver = overlay === 'yes'
  return {
    backgroundColor: (!isOver && backgroundColor) || 'token:background',
    color: (!isOver && textColor) || 'token:text',
  }
}
