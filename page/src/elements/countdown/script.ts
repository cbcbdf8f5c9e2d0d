/**
 * What makes the figures run, in every page with a countdown and in no other. The policy of published pages
 * allows this very text by its hash, so it must not depend on anything.
 */
export const countdownScript =
  "(()=>{const p=document.querySelectorAll('[data-countdown]'),t=()=>p.forEach(e=>{const l=Math.max(0,Date.parse(e.dataset.countdown)-Date.now()),s=Math.floor(l/1e3),v=[s/86400,s/3600%24,s/60%60,s%60];e.querySelectorAll('[data-countdown-figure]').forEach((f,i)=>{f.textContent=String(Math.floor(v[i])).padStart(2,'0')});if(!l)e.setAttribute('data-countdown-over','')});t();setInterval(t,1e3)})()"
