import { isIP } from 'node:net'
import { z } from 'zod'

/** The settings of published sites. */
export const siteShape = {
  PAGES_ORIGIN: z
    .string()
    .refine(isOrigin, 'debe ser una dirección completa sin ruta, como https://paginas.ejemplo.es')
    .transform((value) => new URL(value).origin)
    .optional()
    .describe('Dirección de las páginas de los sitios sin dominio propio. Sin ella, la del panel.'),
  SITE_DNS_SERVERS: z
    .string()
    .transform((value) => value.split(',').map((server) => server.trim()))
    .refine((servers) => servers.every(isNameServer), 'debe ser una lista como 1.1.1.1, 127.0.0.1:5353')
    .optional()
    .describe('Servidores DNS a los que se pregunta por los dominios. Sin ellos, los del sistema.'),
  SITE_HOSTS_UNVERIFIED: z
    .enum(['on', 'off'], 'debe ser on u off')
    .default('off')
    .describe('Con on, un dominio vale sin su registro DNS. Solo para pruebas.'),
  VISITS_COUNTRY_HEADER: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,60}$/, 'debe ser el nombre de una cabecera, como CF-IPCountry')
    .transform((value) => value.toLowerCase())
    .optional()
    .describe('Cabecera en la que el proxy de delante escribe el país de cada visita. Sin ella, no se sabe.'),
  VISITS_COUNTRY_FILE: z
    .string()
    .optional()
    .describe(
      'Archivo .mmdb con el país de cada dirección, para cuando ningún proxy lo dice. No se descarga solo.',
    ),
}

export function siteConfig(value: z.output<z.ZodObject<typeof siteShape>>) {
  return {
    pagesOrigin: value.PAGES_ORIGIN,
    nameServers: value.SITE_DNS_SERVERS,
    /** The header that says where a visitor is; '' where none is believed. */
    countryHeader: value.VISITS_COUNTRY_HEADER ?? '',
    /** A file in MaxMind's format that tells it by address; '' for none. */
    countryFile: value.VISITS_COUNTRY_FILE ?? '',
    hostsUnverified: value.SITE_HOSTS_UNVERIFIED === 'on',
  }
}

/** An address, with a port or without; one of IPv6 stands in brackets before its port. */
function isNameServer(server: string) {
  return isIP(server) !== 0 || isIP(server.replace(/:\d{1,5}$/, '').replaceAll(/^\[|\]$/g, '')) !== 0
}

/** Whether a text is an address without a path. */
export function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const url = new URL(value)
  return /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash && !url.username
}
