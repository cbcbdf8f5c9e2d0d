import Bowser from 'bowser'
import { isbot } from 'isbot'
import { kept } from './kept.ts'

/** What a header says of the device and the browser, in words that thousands of people share. */
export type Agent = {
  /** The header, as far as it is read. */
  text: string
  isBot: boolean
  /** Whether it says to be a browser that tells over https where a request comes from. */
  tells: boolean
  device: string
  browser: string
}

/** Of one header: nobody's is longer. */
const longest = 500

/** Headers repeat themselves: each is taken to pieces once, as long as it is asked for. */
const known = kept<string, Agent>(2000)

/** Who says to be one of them and does not tell over https where a request comes from is none. */
const telling =
  /\b(?:Chrome\/(?:8[5-9]|9\d|\d{3})|Firefox\/(?:9\d|\d{3})|Version\/(?:1[7-9]|[2-9]\d)\S* \S*Safari)/

/** Those that most people have; who has another is one of many all the same. */
const browsers: Record<string, string> = {
  Chrome: 'Chrome',
  Chromium: 'Chrome',
  Safari: 'Safari',
  Firefox: 'Firefox',
  'Microsoft Edge': 'Edge',
  Opera: 'Opera',
  'Samsung Internet for Android': 'Samsung Internet',
}

export function agentOf(header: string | undefined): Agent {
  const text = header === undefined || header.length <= longest ? (header ?? '') : header.slice(0, longest)
  return known.get(text) ?? known.set(text, readAgent(text))
}

function readAgent(text: string): Agent {
  if (text === '') return { text, isBot: true, tells: false, device: '', browser: '' }
  const { browser, platform } = Bowser.parse(text)
  const device = platform.type ?? ''
  return {
    text,
    isBot: isbot(text),
    tells: telling.test(text),
    device: device === 'mobile' || device === 'tablet' || device === 'desktop' ? device : '',
    browser: browsers[browser.name ?? ''] ?? '',
  }
}
