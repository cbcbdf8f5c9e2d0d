/** Names this tab to the server, which so knows whose change it is. Random: it says nothing about the person. */
export const tab = Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('')
