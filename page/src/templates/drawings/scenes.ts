import { drawing } from '../builder.ts'

/** A landscape in three tones: the picture of an article. */
export const landscape = (sky: string, far: string, near: string, light: string): string =>
  drawing(`<svg xmlns="http://www.w3.org/2000/svg" width="640" height="400" viewBox="0 0 640 400">
    <rect width="640" height="400" fill="${sky}"/><circle cx="430" cy="120" r="48" fill="${light}"/>
    <path d="M0 280l120-110 90 70 130-140 150 150 80-60 70 60v150H0z" fill="${far}"/>
    <path d="M0 340c120-60 200 10 320-20s200-50 320-10v90H0z" fill="${near}"/>
    <path d="M96 330l22-66 22 66zM134 336l18-50 18 50zM520 318l20-60 20 60z" fill="${far}"/>
  </svg>`)

/** An office building by day: the hero of the company page. */
export const offices =
  drawing(`<svg xmlns="http://www.w3.org/2000/svg" width="560" height="460" viewBox="0 0 560 460">
  <defs><clipPath id="c"><rect width="560" height="460" rx="20"/></clipPath><pattern id="w" width="44" height="52" patternUnits="userSpaceOnUse"><rect x="8" y="10" width="28" height="32" rx="2" fill="#cfe3ea"/></pattern></defs>
  <g clip-path="url(#c)"><rect width="560" height="460" fill="#dcebef"/><circle cx="440" cy="96" r="46" fill="#ffd9a0"/>
  <path d="M40 120h132v340H40z" fill="#5d7f8c"/><path d="M40 130h132v330H40z" fill="url(#w)" opacity=".7"/>
  <path d="M172 60h176v400H172z" fill="#123f4d"/><path d="M172 72h176v388H172z" fill="url(#w)"/>
  <path d="M348 196h160v264H348z" fill="#c8793f"/><path d="M352 206h154v254H352z" fill="url(#w)" opacity=".85"/>
  <path d="M0 424h560v36H0z" fill="#0c2d38"/><path d="M236 360h48v64h-48z" fill="#ffd9a0"/>
  <g fill="#3f7d62"><circle cx="60" cy="400" r="30"/><circle cx="104" cy="408" r="22"/><circle cx="486" cy="404" r="26"/></g></g>
</svg>`)

/** Big shapes that play: the hero of the studio page. */
export const playground =
  drawing(`<svg xmlns="http://www.w3.org/2000/svg" width="560" height="460" viewBox="0 0 560 460">
  <rect x="20" y="30" width="190" height="190" rx="36" fill="#ff5a36"/><circle cx="340" cy="126" r="104" fill="#2447f9"/><path d="M460 40h90v180h-90z" fill="#10111a"/>
  <path d="M20 430V260h180a85 85 0 0 1 0 170z" fill="#10111a"/><path d="M240 430l110-180 110 180z" fill="#ffc31f"/><circle cx="508" cy="330" r="48" fill="#ff8fc7"/>
  <g fill="#ffffff"><circle cx="84" cy="112" r="16"/><circle cx="146" cy="112" r="16"/></g><path d="M84 158c18 22 44 22 62 0" fill="none" stroke="#ffffff" stroke-width="10" stroke-linecap="round"/>
  <path d="M300 92l80 68M380 92l-80 68" stroke="#ffffff" stroke-width="16" stroke-linecap="round"/><path d="M64 346h100" stroke="#ffc31f" stroke-width="14" stroke-linecap="round"/><path d="M486 70v110M516 70v110" stroke="#ff8fc7" stroke-width="10"/>
</svg>`)
