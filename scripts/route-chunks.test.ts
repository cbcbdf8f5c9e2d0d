import { describe, expect, it } from 'vitest'
import { filesOf } from './route-chunks.mjs'

const manifest = {
  'index.html': { file: 'assets/main.js', imports: ['_react.js'], isEntry: true },
  'src/login.tsx': { file: 'assets/login.js', imports: ['_form.js', 'index.html'] },
  'src/editor.tsx': { file: 'assets/editor.js', imports: ['index.html', '_react.js'] },
  'src/app.css': { file: 'assets/app.css' },
  '_react.js': { file: 'assets/react.js' },
  '_form.js': { file: 'assets/form.js', imports: ['_react.js', '_form.js'] },
}

describe('filesOf', () => {
  it('follows static imports, each file once', () => {
    const files = ['assets/form.js', 'assets/login.js', 'assets/main.js', 'assets/react.js']
    expect([...filesOf(manifest, ['index.html', 'src/login.tsx'])].toSorted()).toEqual(files)
  })

  it('leaves out what only other routes load, and what is no script', () => {
    const files = filesOf(manifest, ['src/editor.tsx', 'src/app.css'])
    expect([...files].toSorted()).toEqual(['assets/editor.js', 'assets/main.js', 'assets/react.js'])
  })

  it('refuses a module the build does not know', () => {
    expect(() => filesOf(manifest, ['src/gone.tsx'])).toThrow('src/gone.tsx')
  })
})
