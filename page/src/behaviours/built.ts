// Made by `npm run behaviours` of the files beside it, and of nothing else.

export const countdown = {
  text: '(()=>{var e=document.querySelectorAll(`[data-countdown]`),t=()=>e.forEach(e=>{let t=Math.max(0,Date.parse(`${e.dataset.countdown}`)-Date.now()),n=t/1e3,r=[n/86400,n/3600%24,n/60%60,n%60];e.querySelectorAll(`[data-countdown-figure]`).forEach((e,t)=>{e.textContent=`${Math.floor(r[t])}`.padStart(2,`0`)}),t||e.setAttribute(`data-countdown-over`,``)});t(),setInterval(t,1e3)})()',
  hash: 'sha256-AGOlV21MlJnsT26W5gcbiBXRjrGvEqMzd9v3lhveuuc=',
  bytes: 375,
}

export const formWork = {
  text: '(()=>{var e=[],t=[],n=e=>(e-Math.floor(e))*2**32|0;for(let r=2;e.length<64;r++){let i=2;for(;r%i;)i++;i===r&&(t.push(n(r**.5)),e.push(n(Math.cbrt(r))))}var r=(e,t)=>e>>>t|e<<32-t,i=n=>{let i=Array(64).fill(0),[a,o,s,c,l,u,d,f]=t;for(let e=0;e<n.length;e++)i[e>>2]|=n.charCodeAt(e)<<24-e%4*8;return i[15]=n.length*8-8,e.forEach((e,t)=>{let n=i[t-15],p=i[t-2];t>15&&(i[t]=i[t-16]+(r(n,7)^r(n,18)^n>>>3)+i[t-7]+(r(p,17)^r(p,19)^p>>>10)|0),p=f+(r(l,6)^r(l,11)^r(l,25))+(l&u^~l&d)+e+i[t],n=(r(a,2)^r(a,13)^r(a,22))+(a&o^a&s^o&s),f=d,d=u,u=l,l=c+p|0,c=s,s=o,o=a,a=n+p|0}),a+t[0]>>>0};addEventListener(`submit`,({target:e})=>{let{_work:t,_token:n}=e.elements;if(t&&n){let e=Math.random()*1e9|0;for(;i(`${n.value.slice(-20)}.${e}\\x80`)>>>17;)e++;t.value=`${e}`}})})()',
  hash: 'sha256-/RxazgG+OZpqVzYG0/UAMZcCO+h+Daxt0SSbjXU0HI0=',
  bytes: 759,
}

export const player = {
  text: '(()=>{var e=(e,t,n)=>e.addEventListener(t,n);document.querySelectorAll(`video[data-player]`).forEach(t=>{let{dataset:n,parentElement:r}=t,i=e=>r?.parentElement?.querySelector(`[data-player-${e}]`),a=i(`sound`),o=i(`cta`),s=i(`gate`),c=i(`skip`),l=i(`speed`),u=l?.querySelector(`select`),d=[],f=Math.random().toString(36).slice(2,12).padEnd(8,`0`),p=-1,m=``,h=``,g=!s,_=()=>{let e=`v=${f}&c=${d.join(``)}&a=${m}&s=${n.from}`;n.seen&&d.length&&e!==h&&navigator.sendBeacon(n.seen,h=e)},v=e=>{s?.toggleAttribute(`data-player-over`,e),s&&(s.hidden=!e)},y=e=>{for(;d.length<=e;)d.push(0);d[e]<9&&d[e]++};s&&(r?.append(s),v(`asked`in n)),o&&n.cta&&(o.hidden=!0),l&&u&&(l.hidden=!1,e(u,`change`,()=>{t.playbackRate=Number(u.value)})),c&&(c.hidden=!1,e(c,`click`,()=>{g=!0,v(!1),t.play()})),a&&(a.hidden=!1,e(a,`click`,()=>{t.muted=!1,t.currentTime=0,t.play()}),e(t,`volumechange`,()=>{a.hidden=!t.muted}),matchMedia(`(prefers-reduced-motion:reduce)`).matches||t.play().catch(()=>{})),o&&e(o,`click`,()=>{m=Math.floor(t.currentTime),_()}),e(t,`timeupdate`,()=>{let{currentTime:e,paused:r,seeking:i}=t;if(!(r||i)){if(o&&e>=Number(n.cta)&&(o.hidden=!1),!g&&e>=Number(n.gate))t.pause(),v(!0),s?.querySelector(`[type=email]`)?.focus();else if(document.hidden)p=-1;else{let t=Math.floor(p),n=Math.floor(e);if(p<0||e<p||e-p>4)y(n);else for(let e=t+1;e<=n;e++)y(e);p=e}}}),e(t,`play`,()=>{s&&!s.hidden&&t.pause()}),e(t,`seeking`,()=>{p=-1}),e(t,`pause`,_),e(t,`ended`,()=>{n.end&&(location.href=n.end)}),setInterval(_,1e4),e(document,`visibilitychange`,_),e(window,`pagehide`,_)})})()',
  hash: 'sha256-PVjwfVCimdLuhmFtFFst3TOoy2cYDn/1pY8OX6Y/OU0=',
  bytes: 1568,
}

export const quizStep = {
  text: '(()=>{addEventListener(`submit`,e=>{let t=e.target,n=t instanceof HTMLFormElement&&t.closest(`[data-quiz]`);if(!n)return;e.preventDefault();let r=new URLSearchParams;new FormData(t,e.submitter).forEach((e,t)=>{typeof e==`string`&&r.append(t,e)});let i=(e,t)=>{n.replaceWith(t),document.title=e.title,t.querySelector(`[role=alert] a,[data-quiz-title]`)?.focus()};(async()=>{let e=await fetch(t.action,{method:`POST`,body:r}),n=new DOMParser().parseFromString(await e.text(),`text/html`),a=n.querySelector(`[data-quiz]`);if(a?.querySelector(`form`))`startViewTransition`in document?document.startViewTransition(()=>i(n,a)):i(n,a);else if(a&&e.redirected)location.href=e.url;else throw e})().catch(()=>{let e=document.createElement(`input`);e.type=`hidden`,e.name=`_go`,e.value=`${r.get(e.name)}`,t.append(e),t.submit()})})})()',
  hash: 'sha256-XEYIwO0u1VUGlHLrim5DWzs/VNRKpW+/kHFr10RSF3E=',
  bytes: 824,
}

export const visit = {
  text: '(()=>{var e=document.currentScript?.dataset??{},t=Date.now(),n=0,r=0,i=!1,a=t=>navigator.sendBeacon(`${e.visit}`,JSON.stringify({token:e.token,...t})),o=()=>{let{scrollHeight:e}=document.documentElement;r=Math.max(r,Math.min(100,Math.round((scrollY+innerHeight)/e*100)))},s=()=>{document.hidden?(n+=Date.now()-t,i||(i=!0,a({seconds:Math.round(n/1e3),depth:r}))):t=Date.now()},c=()=>{`counts`in e&&a({from:document.referrer,query:location.search}),`reads`in e&&(t=Date.now(),o(),addEventListener(`scroll`,o,{passive:!0}),document.addEventListener(`visibilitychange`,s))};`prerendering`in document&&document.prerendering?document.addEventListener(`prerenderingchange`,c,{once:!0}):c()})()',
  hash: 'sha256-k5+sx71PwMufwbsl7wvKmVl4zWi4ArC5BzlD3AYx95w=',
  bytes: 686,
}
