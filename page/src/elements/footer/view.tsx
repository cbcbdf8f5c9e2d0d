/** @jsxRuntime automatic */
import type { ViewProps } from '../definition.ts'
import type { FooterProps } from './schema.ts'

type Link = FooterProps['items'][number]

export function FooterView({ props, parts }: ViewProps<FooterProps>) {
  const { root, inner, columns, intro, brand, text, title, list, item, end, small, legal, legalLink } = parts
  const legalLinks = props.legal.filter(({ link }) => link !== '#')
  return (
    <footer {...root}>
      <div {...inner}>
        <div {...columns}>
          {(props.brand || props.text) && (
            <div {...intro}>
              {props.brand && <p {...brand}>{props.brand}</p>}
              {props.text && <p {...text}>{props.text}</p>}
            </div>
          )}
          {columnsOf(props.items).map((links, at) => (
            <div key={at}>
              {links[0]?.column && <p {...title}>{links[0].column}</p>}
              <ul {...list}>
                {links.map((each, place) => (
                  <li key={place}>
                    <a {...item} href={each.link}>
                      {each.text}
                    </a>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
        {(props.copyright || legalLinks.length > 0) && (
          <div {...end}>
            {props.copyright && <p {...small}>{props.copyright}</p>}
            {legalLinks.length > 0 && (
              <ul {...legal}>
                {legalLinks.map((each, at) => (
                  <li key={at}>
                    <a {...legalLink} href={each.link}>
                      {each.text}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
        )}
      </div>
    </footer>
  )
}

/** Links of the same column that follow one another stand together, so that their order stays that of the list. */
function columnsOf(items: readonly Link[]): Link[][] {
  const columns: Link[][] = []
  for (const each of items) {
    const last = columns.at(-1)
    if (last?.[0]?.column === each.column) last.push(each)
    else columns.push([each])
  }
  return columns
}
