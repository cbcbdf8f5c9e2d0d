// Made by `npm run behaviours` of the files beside it, and of nothing else.

export const countdown = {
  text: '(()=>{var e=document.querySelectorAll(`[data-countdown]`),t=()=>e.forEach(e=>{let t=Math.max(0,Date.parse(`${e.dataset.countdown}`)-Date.now()),n=t/1e3,r=[n/86400,n/3600%24,n/60%60,n%60];e.querySelectorAll(`[data-countdown-figure]`).forEach((e,t)=>{e.textContent=`${Math.floor(r[t])}`.padStart(2,`0`)}),t||e.setAttribute(`data-countdown-over`,``)});t(),setInterval(t,1e3)})()',
  hash: 'sha256-AGOlV21MlJnsT26W5gcbiBXRjrGvEqMzd9v3lhveuuc=',
  bytes: 375,
}

export const formWork = {
  text: '(()=>{var e=[],t=[],n=e=>(e-Math.floor(e))*2**32|0;for(let r=2;e.length<64;r++){let i=2;for(;r%i;)i++;i===r&&(t.push(n(r**.5)),e.push(n(Math.cbrt(r))))}var r=(e,t)=>e>>>t|e<<32-t,i=n=>{let i=Array(64).fill(0),[a,o,s,c,l,u,d,f]=t;for(let e=0;e<n.length;e++)i[e>>2]|=n.charCodeAt(e)<<24-e%4*8;return i[15]=n.length*8-8,e.forEach((e,t)=>{let n=i[t-15],p=i[t-2];t>15&&(i[t]=i[t-16]+(r(n,7)^r(n,18)^n>>>3)+i[t-7]+(r(p,17)^r(p,19)^p>>>10)|0),p=f+(r(l,6)^r(l,11)^r(l,25))+(l&u^~l&d)+e+i[t],n=(r(a,2)^r(a,13)^r(a,22))+(a&o^a&s^o&s),f=d,d=u,u=l,l=c+p|0,c=s,s=o,o=a,a=n+p|0}),a+t[0]>>>0};addEventListener(`submit`,({target:e})=>{let{_work:t,_zone:n,_token:r}=e.elements;if(n&&(n.value=Intl.DateTimeFormat().resolvedOptions().timeZone),t&&r){let e=Math.random()*1e9|0;for(;i(`${r.value.slice(-20)}.${e}\\x80`)>>>17;)e++;t.value=`${e}`}})})()',
  hash: 'sha256-BsERUlY3bYPzdSQBYZFHS+ANIb2XcCfJ9GDddUFVnuY=',
  bytes: 829,
}

export const player = {
  text: '(()=>{var e=(e,t,n)=>e.addEventListener(t,n),t=t=>{let{dataset:n,parentElement:r}=t,i=r?.parentElement,a=e=>i?.querySelector(`[data-player-${e}]`),o=i?.querySelector(`[name=_token]`),s=a(`sound`),c=a(`cta`),l=a(`gate`),u=a(`skip`),d=a(`speed`),f=d?.querySelector(`select`),p=[],m=Math.random().toString(36).slice(2,12).padEnd(8,`0`),h=n.on,g=-1,_=``,v=``,y=!l,b=()=>{let e=`v=${m}&c=${p.join(``)}&a=${_}&t=${o?.value}`;n.seen&&p.length&&e!==v&&navigator.sendBeacon(n.seen,v=e)},x=e=>{try{h&&localStorage.setItem(h,String(e))}catch{}},S=()=>{t.play().catch(()=>{})},C=e=>{l?.toggleAttribute(`data-player-over`,e),l&&(l.hidden=!e)},w=()=>{t.pause(),C(!0),l?.querySelector(`[type=email]`)?.focus()},T=e=>{for(;p.length<=e;)p.push(0);p[e]<9&&p[e]++},E=()=>{let{currentTime:e,paused:r,seeking:i}=t;if(!(r||i)){if(c&&e>=Number(n.cta)&&(c.hidden=!1),!y&&e>=Number(n.gate))w();else if(document.hidden)g=-1;else{let t=Math.floor(g),n=Math.floor(e);if(g<0||e<g||e-g>4)T(n);else for(let e=t+1;e<=n;e++)T(e);n!==t&&x(e),g=e}}};l&&(r?.append(l),C(`asked`in n)),c&&n.cta&&(c.hidden=!0),d&&f&&(d.hidden=!1,e(f,`change`,()=>{t.playbackRate=Number(f.value)})),u&&(u.hidden=!1,e(u,`click`,()=>{y=!0,C(!1),t.ended||S()})),s&&(s.hidden=!1,e(s,`click`,()=>{t.muted=!1,t.currentTime=0,S()}),e(t,`volumechange`,()=>{s.hidden=!t.muted}),matchMedia(`(prefers-reduced-motion:reduce)`).matches||S()),i?.querySelectorAll(`[data-player-to]`).forEach(n=>{e(n,`click`,e=>{e.preventDefault(),t.currentTime=Number(n.dataset.playerTo),S()})});try{h&&(t.currentTime=Number(localStorage.getItem(h)))}catch{}c&&e(c,`click`,()=>{_=Math.floor(t.currentTime),b()}),e(t,`timeupdate`,E),e(t,`play`,()=>{l&&!l.hidden&&t.pause()}),e(t,`seeking`,()=>{g=-1}),e(t,`pause`,b),e(t,`ended`,()=>{x(0),y?n.end&&(location.href=n.end):w()}),setInterval(b,1e4),e(document,`submit`,b),e(document,`visibilitychange`,b),e(window,`pagehide`,b)},n=e=>e.querySelectorAll(`video[data-player]`).forEach(t);n(document),e(document,`step`,({target:e})=>{e instanceof Element&&n(e)})})()',
  hash: 'sha256-g1I+whAzAkzJzPN5QSZYtRb/blB/sff9dvxd1MrNYA8=',
  bytes: 2020,
}

export const quizStep = {
  text: '(()=>{var e=e=>`${e.dataset.quiz}`.split(` `);addEventListener(`submit`,t=>{let n=t.target,r=n instanceof HTMLFormElement&&n.closest(`[data-quiz]`);if(!r)return;t.preventDefault();let i=new FormData(n,t.submitter),a=new URLSearchParams;i.forEach((e,t)=>{typeof e==`string`&&a.append(t,e)});let o=n.enctype[0]===`m`?i:a;o.append(`_query`,location.search),(async()=>{let t=await fetch(n.action,{method:`POST`,body:o}),i=(await t.text()).replace(/<style.*?<\\/style>/s,``),a=new DOMParser().parseFromString(i,`text/html`),s=a.querySelector(`[data-quiz]`);if(!s)throw t;let c=()=>{let t=e(r),n=e(s),i=s.querySelector(`[data-quiz-title]`);s.querySelectorAll(`[class]`).forEach(e=>{e.className=t[n.indexOf(e.className)]??``}),i&&(i.ariaLevel=t[0]??null),t[0]===`1`&&(document.title=a.title),r.replaceChildren(...s.childNodes),r.dispatchEvent(new Event(`step`,{bubbles:!0})),(r.querySelector(`[role=alert] a`)??i)?.focus()};if(s.querySelector(`form`))`startViewTransition`in document?document.startViewTransition(c):c();else if(t.redirected)location.href=t.url;else throw t})().catch(()=>{n.insertAdjacentHTML(`beforeend`,`<input hidden name=_go value=${a.get(`_go`)}>`),n.submit()})})})()',
  hash: 'sha256-JyZJQMgD3733jNMqPnx+yzb7rSxwrrBB/Ee9xqI+Uzk=',
  bytes: 1181,
}

export const visit = {
  text: '(()=>{var e=document,t=e.currentScript?.dataset??{},n=Date.now(),r=0,i=0,a=!1,o=[],s=e=>navigator.sendBeacon(`${t.visit}`,JSON.stringify({token:t.token,...e})),c=()=>{let{scrollHeight:t}=e.documentElement;r=Math.max(r,Math.min(100,(scrollY+innerHeight)/t*100))},l=()=>{e.hidden&&(s({seconds:(Date.now()-n)/1e3,depth:r-i,sections:o,again:a}),a=!0,i=r,o=[]),n=Date.now()},u=()=>{if(`counts`in t&&s({from:e.referrer,query:location.search}),!(`reads`in t))return;n=Date.now(),c(),addEventListener(`scroll`,c,{passive:!0}),addEventListener(`visibilitychange`,l);let r=new IntersectionObserver(e=>e.forEach(({target:e,intersectionRect:{height:t},boundingClientRect:{height:n}})=>{t===0||t*2<Math.min(n,innerHeight)||(r.unobserve(e),o.push(e.getAttribute(`data-section`)))}),{threshold:[...Array(41).keys()].map(e=>e/40)});e.querySelectorAll(`[data-section]`).forEach(e=>r.observe(e))};e.prerendering?e.addEventListener(`prerenderingchange`,u,{once:!0}):u()})()',
  hash: 'sha256-cQtaF2IbCTfLPri8+IxIFwU2Sqn2/Or1UtJKO0PInOc=',
  bytes: 954,
}
