import { drawing } from '../builder.ts'

const row = (at: number, who: string, amount: string, state: string, ground: string, line: string) =>
  `<g transform="translate(0 ${at})"><path d="M276 44h712" stroke="#e6ecf8" stroke-width="2"/><circle cx="294" cy="22" r="13" fill="#dbe6ff"/><text x="322" y="28" font-size="17" fill="#101b3b">${who}</text><text x="770" y="28" font-size="17" text-anchor="end" font-weight="600" fill="#101b3b">${amount}</text><rect x="862" y="5" width="126" height="32" rx="16" fill="${ground}"/><text x="925" y="27" font-size="15" text-anchor="middle" font-weight="600" fill="${line}">${state}</text></g>`

/** The invoicing program at a glance: the hero of the software page. */
export const invoices =
  drawing(`<svg xmlns="http://www.w3.org/2000/svg" width="1040" height="560" viewBox="0 0 1040 560" font-family="system-ui,sans-serif">
  <rect x="2" y="2" width="1036" height="556" rx="22" fill="#ffffff" stroke="#cfdcf8" stroke-width="3"/>
  <path d="M2 24A22 22 0 0 1 24 2h192v556H24a22 22 0 0 1-22-22z" fill="#10225c"/>
  <rect x="30" y="34" width="34" height="34" rx="10" fill="#5b8cff"/><path d="M40 51l6 6 10-13" fill="none" stroke="#ffffff" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
  <text x="76" y="58" font-size="21" font-weight="700" fill="#ffffff">Cuadra</text>
  <rect x="20" y="104" width="178" height="42" rx="10" fill="#24408f"/>
  <g font-size="17" fill="#d5e0ff"><text x="40" y="131" fill="#ffffff">Facturas</text><text x="40" y="181">Gastos</text><text x="40" y="231">Impuestos</text><text x="40" y="281">Clientes</text></g>
  <text x="276" y="66" font-size="26" font-weight="700" fill="#101b3b">Tercer trimestre</text>
  <rect x="824" y="36" width="164" height="44" rx="11" fill="#1d4ed8"/><text x="906" y="64" font-size="17" font-weight="600" text-anchor="middle" fill="#ffffff">Nueva factura</text>
  <g><rect x="276" y="102" width="224" height="104" rx="14" fill="#eef4ff"/><rect x="520" y="102" width="224" height="104" rx="14" fill="#eef4ff"/><rect x="764" y="102" width="224" height="104" rx="14" fill="#10225c"/></g>
  <g font-size="16" fill="#4a5678"><text x="298" y="136">Ingresos</text><text x="542" y="136">Gastos</text><text x="786" y="136" fill="#d5e0ff">Aparta para Hacienda</text></g>
  <g font-size="30" font-weight="700" fill="#101b3b"><text x="298" y="180">12.480 €</text><text x="542" y="180">3.160 €</text><text x="786" y="180" fill="#ffffff">2.914 €</text></g>
  <path d="M290 318c60-8 84-58 140-50s78 29 130 8 84-56 140-44 94 4 140-29 84-21 148-29v196H290z" fill="#eef4ff" transform="translate(0 114) scale(1 .62)"/>
  <path d="M290 318c60-8 84-58 140-50s78 29 130 8 84-56 140-44 94 4 140-29 84-21 148-29" fill="none" stroke="#1d4ed8" stroke-width="5" stroke-linecap="round" transform="translate(0 114) scale(1 .62)"/>
  ${row(352, 'Estudio Mar', '1.210 €', 'Pagada', '#d9f7e5', '#0b6b3a')}
  ${row(402, 'Panadería Sol', '484 €', 'Enviada', '#dbe6ff', '#1d3fa8')}
  ${row(452, 'Clínica Norte', '2.057 €', 'Pagada', '#d9f7e5', '#0b6b3a')}
  ${row(502, 'Talleres Vega', '726 €', 'Aviso hoy', '#fff0cc', '#8a4b00')}
</svg>`)
