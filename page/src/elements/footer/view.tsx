/** @jsxRuntime automatic */
import type { PartAttributes, ViewProps } from '../definition.ts'
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
              <Links list={list} item={item} links={links} />
            </div>
          ))}
        </div>
        {(props.copyright || legalLinks.length > 0) && (
          <div {...end}>
            {props.copyright && <p {...small}>{props.copyright}</p>}
            {legalLinks.length > 0 && <Links list={legal} item={legalLink} links={legalLinks} />}
          </div>
        )}
      </div>
    </footer>
  )
}

type LinksProps = {
  list: PartAttributes | undefined
  item: PartAttributes | undefined
  links: readonly { text: string; link: string }[]
}

function Links({ list, item, links }: LinksProps) {
  return (
    <ul {...list}>
      {links.map(({ text, link }, at) => (
        <li key={at}>
          <a {...item} href={link}>
            {text}
          </a>
        </li>
      ))}
    </ul>
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
