import { expect, it } from 'vitest'
import { redirectsFile, robotsFile, sitemapFile } from './host-files.ts'

it('leads old addresses and those without .html to the files', () => {
  const files = new Map([
    ['/', 'index.html'],
    ['/calzado', 'calzado.html'],
  ])
  const redirects = [
    { from: '/zapatos', to: '/calzado' },
    { from: '/inicio', to: '/' },
    { from: '/blog', to: 'https://blog.example/' },
    { from: '/borrador', to: '/sin-exportar' },
  ]
  expect(redirectsFile({ redirects, files, root: '', url: 'https://tienda.example' })).toBe(
    `/zapatos /calzado.html 301
/inicio / 301
/blog https://blog.example/ 301
/borrador https://tienda.example/sin-exportar 301
/calzado /calzado.html 301
`,
  )
})

it('leaves out what pages of the shared host begin with', () => {
  const files = new Map([['/p/botas', 'botas.html']])
  const redirects = [{ from: '/p/zapatos', to: 'https://panel.example/p/botas' }]
  expect(redirectsFile({ redirects, files, root: '/p', url: 'https://panel.example/p' })).toBe(
    '/zapatos /botas.html 301\n/botas /botas.html 301\n',
  )
})

it('names the list of pages only where it is known where they stand', () => {
  expect(robotsFile(null)).toBe('User-agent: *\nAllow: /\n')
  expect(robotsFile('https://a.example/web/')).toContain('Sitemap: https://a.example/web/sitemap.xml\n')
  expect(sitemapFile(['https://a.example/?a&b'])).toContain('<loc>https://a.example/?a&amp;b</loc>')
})
