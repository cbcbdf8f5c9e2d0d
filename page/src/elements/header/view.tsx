/** @jsxRuntime automatic */
import type { ViewProps } from '../definition.ts'
import { Picture } from '../picture.tsx'
import type { HeaderProps } from './schema.ts'

export function HeaderView({ id, props, parts, page }: ViewProps<HeaderProps>) {
  const { root, bar, brand, logo, toggle, menu, list, item, action } = parts
  const menuId = `menu-${id}`
  return (
    <header {...root} data-header={props.position}>
      <div {...bar}>
        <a {...brand} href={props.brandLink}>
          {props.logo ? (
            <Picture id={id} page={page} attributes={logo} source={props.logo} alt={props.brand} />
          ) : (
            props.brand
          )}
        </a>
        <button {...toggle} type="button" popoverTarget={menuId} data-header-toggle="">
          {props.menuLabel}
        </button>
        <nav {...menu} id={menuId} popover="auto" aria-label={props.menuLabel || 'Menú'} data-header-menu="">
          <ul {...list}>
            {props.items.map((each, at) => (
              <li key={at}>
                <a {...item} href={each.link}>
                  {each.text}
                </a>
              </li>
            ))}
          </ul>
          {props.buttonText && (
            <a {...action} href={props.buttonLink}>
              {props.buttonText}
            </a>
          )}
        </nav>
      </div>
    </header>
  )
}
