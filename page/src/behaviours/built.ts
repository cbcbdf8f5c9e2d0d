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
