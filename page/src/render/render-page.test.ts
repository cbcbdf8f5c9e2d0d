import { describe, expect, test } from 'vitest'
import type { NestedElement } from '../document/schema.ts'
import { elementStyles } from '../elements/resolve.ts'
import { documentOf, element } from '../testing/documents.ts'
import { defaultTheme } from '../theme/default-theme.ts'
import { baseCss, groundOf, resetCss } from './base-css.ts'
import { cssDeclarations, withoutUnsetProperties } from './css-text.ts'
import { htmlDocument, styleText } from './html-document.ts'
import { renderPage } from './render-page.tsx'

/** The rules after the base, which is the same for every page. */
const rulesOf = (...list: NestedElement[]) => {
  const { html, css, scripts } = renderPage(documentOf(...list))
  return css.slice(groundOf(html, scripts.length > 0).length).trim()
}

const cssOf = (one: NestedElement) => renderPage(documentOf(one)).css

describe('CSS', () => {
  test('there is one rule for each distinct set of declarations', () => {
    const { html, css } = renderPage(
      documentOf(
        element('text-1', { text: 'a' }),
        element('text-2', { text: 'b' }),
        element('text-3', { fontSize: '20px' }),
      ),
    )
    expect(html).toBe(
      '<main class="aurelio-page" id="contenido-de-la-pagina"><p class="a0">a</p><p class="a0">b</p><p class="a1">Tu texto aquí. Puedes editarlo haciendo clic.</p></main>',
    )
    expect(css.match(/\.a\w+\{/g)).toHaveLength(2)
  })

  test('what differs on tablet and mobile becomes a media query, what does not is not repeated', () => {
    const responsive = { tablet: { fontSize: '40px' }, mobile: { fontSize: '30px' } }
    expect(rulesOf(element('heading-1', { fontSize: '50px', responsive }))).toBe(
      [
        '.a0{text-align:left;font-size:50px;color:#000}',
        '@media(max-width:1023px){\n.a0{font-size:40px}\n}',
        '@media(max-width:767px){\n.a0{font-size:30px}\n}',
      ].join('\n'),
    )
  })

  test('a tablet override does not reach phones', () => {
    const css = rulesOf(
      element('heading-1', { fontSize: '50px', responsive: { tablet: { fontSize: '40px' } } }),
    )
    expect(css).toContain('@media(max-width:1023px){\n.a0{font-size:40px}\n}')
    expect(css).toContain('@media(max-width:767px){\n.a0{font-size:50px}\n}')
  })

  test('a property that holds at some widths only is written for those', () => {
    const css = rulesOf(
      element('container-1', { responsive: { tablet: { backgroundColor: '#ff0000' } } }, []),
    )
    expect(css).toContain('@media(min-width:768px) and (max-width:1023px){\n.a0{background-color:#f00}\n}')
    expect(css.match(/background-color/g)).toHaveLength(1)
  })

  test('the base stays inside the page and holds nothing against an element', () => {
    const rules = baseCss.replaceAll(/^@(?:media|container) ?\([^)]*\)\{/gm, '')
    for (const selector of rules.matchAll(/^([^{]+)\{/gm)) expect(selector[1]).toContain('.aurelio-page')
    for (const line of resetCss.split('\n')) expect(line).toMatch(/^:where\(\.aurelio-page\)/)
  })

  test('the base speaks only of the tags that the page has', () => {
    const words = cssOf(element('text-1'))
    expect(words).toContain(':where(p){')
    expect(words).toContain(':where(:focus-visible){')
    expect(words).not.toMatch(/input|img|:where\(a\)/)
    expect(cssOf(element('form-1'))).toContain('::placeholder')
    expect(cssOf(element('image-1', { src: 'https://ejemplo.es/a.png' }))).toContain(
      ':where(img){height:auto;display:block',
    )
  })

  test('fixed rules come only with the elements that need them', () => {
    expect(rulesOf(element('text-1'))).not.toContain('data-form')
    expect(rulesOf(element('form-1'))).toContain('[data-form-success]:target{display:block')
    expect(baseCss).toContain('[data-form-success]')
  })

  test('a custom property that nothing sets is written as what stands behind it', () => {
    const button = element('button-1', { backgroundColor: 'token:primary' })
    expect(cssOf(button)).not.toContain('var(')
    const { css } = renderPage(documentOf(button), { theme: defaultTheme })
    expect(css).toContain('background-color:var(--token-primary,')
    const nested = '.a{color:var(--one, var(--two, rgb(1,2,3)));top:var(--three)}'
    expect(withoutUnsetProperties(nested, [])).toBe('.a{color:rgb(1,2,3);top:var(--three)}')
    expect(withoutUnsetProperties(nested, ["style.setProperty('--one', x)"])).toContain('color:var(--one, ')
  })

  test('what says the same in less is written in less', () => {
    const written = cssDeclarations({ rowGap: '4px', columnGap: '8px', color: '#AABBCC', fill: '#aabbcd' })
    expect([...written]).toEqual([
      ['gap', '4px 8px'],
      ['color', '#AABBCC'],
      ['fill', '#aabbcd'],
    ])
    expect(cssDeclarations({ color: '#aabbcc', rowGap: '0px', columnGap: '0px' }).get('gap')).toBe('0px')
    expect(cssDeclarations({ color: '#aabbcc' }).get('color')).toBe('#abc')
    expect(cssDeclarations({ backgroundImage: 'url("/a.svg#ffffff")' }).get('background-image')).toBe(
      'url("/a.svg#ffffff")',
    )
  })

  test('a value that would leave its declaration is dropped', () => {
    expect([
      ...cssDeclarations({
        color: 'red;position:fixed',
        width: '1px}',
        backgroundImage: 'url("/a;b.png")',
        fontWeight: 600,
      }),
    ]).toEqual([
      ['background-image', 'url("/a;b.png")'],
      ['font-weight', '600'],
    ])
  })
})

test('the canvas and the output have the same declarations', () => {
  const document = documentOf(
    element('container-1', { glassEffect: true, responsive: { mobile: { gap: '4px' } } }, []),
  )
  const node = document.elements['container-1']
  const inline = [...cssDeclarations(node ? elementStyles(node, 'desktop').root : {})].map((pair) =>
    pair.join(':'),
  )
  for (const declaration of inline) expect(renderPage(document).css).toContain(declaration)
})

describe('the whole document', () => {
  test('has its language and title, and no script where none is declared', () => {
    const body = '<main></main>'
    const page = htmlDocument({ title: 'A & B <c>', style: styleText('.a{}'), body, scripts: [] })
    expect(page).toMatch(/^<!doctype html>\n<html lang="es">/)
    expect(page).toContain('<title>A &amp; B &lt;c&gt;</title>')
    expect(page).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
    expect(page).not.toContain('<script')
  })

  test('a style cannot be closed from within', () => {
    const style = styleText('</style><script>')
    expect(htmlDocument({ title: '', style, body: '', scripts: [] }).match(/<\/style/g)).toHaveLength(1)
  })

  test.each(["'</script>'", "'</SCRIPT '", "'<!--'"])('a script that holds %s is refused', (script) => {
    expect(() => htmlDocument({ title: '', style: '', body: '', scripts: [script] })).toThrow('A script')
  })
})

test('an empty page is an empty main', () => {
  expect(renderPage(documentOf()).html).toBe('<main class="aurelio-page" id="contenido-de-la-pagina"></main>')
})

test('what is hidden is not published, with all it holds', () => {
  const hidden = {
    ...element('section-1', {}, [element('image-2', { src: '/a.png' })]),
    hidden: true as const,
  }
  const { html } = renderPage(documentOf(hidden, element('image-3', { src: '/b.png' })))
  expect(html).not.toContain('<section')
  // The first picture that is seen loads at once.
  expect(html).toMatch(/<img(?![^>]*loading="lazy")[^>]*src="\/b.png"/)
  expect(html.match(/fetchpriority/gi)).toHaveLength(1)
  expect(html).toMatch(/src="\/b.png"[^>]*fetchpriority="high"/i)
})

test('no preload link stands in front of the page', () => {
  expect(renderPage(documentOf(element('image-1', { src: '/a.png' }))).html).toMatch(/^<main/)
})
