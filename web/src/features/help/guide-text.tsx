import { Markdown } from 'markdown-to-jsx/react'
import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { guidePictures } from './guide-pictures.ts'

/** How the parts of a guide look; of Markdown, for raw HTML is not read. */
const overrides = {
  h2: { component: Heading },
  a: { component: GuideLink },
  img: { component: GuidePicture },
  ul: { props: { className: 'flex list-disc flex-col gap-2 pl-5' } },
  ol: { props: { className: 'flex list-decimal flex-col gap-2 pl-5' } },
  strong: { props: { className: 'font-semibold' } },
  code: { props: { className: 'rounded-sm bg-hover px-1 py-0.5 text-sm' } },
  pre: {
    props: {
      className: 'rounded-md border bg-surface p-4 whitespace-pre-wrap [&>code]:bg-transparent [&>code]:p-0',
    },
  },
  table: { props: { className: 'w-full border-collapse text-sm' } },
  th: { props: { className: 'border-b p-2 text-left font-medium' } },
  td: { props: { className: 'border-b p-2 align-top' } },
}

/** The text of a guide, in lines that are easily read; pictures are wider. It is Spanish, whatever the language of the screen. */
export function GuideText({ markdown }: { markdown: string }) {
  return (
    <div
      lang="es"
      className="flex max-w-4xl min-w-0 flex-1 flex-col gap-4 text-base *:not-has-[img]:max-w-[70ch]"
    >
      <Markdown options={{ overrides, disableParsingRawHTML: true, wrapper: null }}>{markdown}</Markdown>
    </div>
  )
}

/** Leads to itself, so that its address can be copied. */
function Heading({ id = '', children }: ComponentProps<'h2'>) {
  return (
    <h2 id={id} className="mt-4 scroll-mt-20 text-xl font-semibold">
      <Link to={`#${id}`} className="rounded-sm hover:underline">
        {children}
      </Link>
    </h2>
  )
}

function GuideLink({ href = '', children }: ComponentProps<'a'>) {
  return (
    <Link to={href} className="rounded-sm text-accent-text underline">
      {children}
    </Link>
  )
}

/** A picture of the product, made by `npm run shots -- --guides`: all are of one size. It leads to itself at its own size. */
function GuidePicture({ src = '', alt = '' }: ComponentProps<'img'>) {
  const { t } = useTranslation()
  const address = guidePictures[`./guides/images/${src}`]
  return (
    <a
      href={address}
      target="_blank"
      rel="noreferrer"
      aria-label={t('Ver en grande: {{alt}}', { alt })}
      className="my-2 block cursor-zoom-in rounded-lg"
    >
      <img
        src={address}
        alt={alt}
        width={1456}
        height={910}
        loading="lazy"
        className="h-auto w-full rounded-lg border"
      />
    </a>
  )
}
