import { workBits, workField } from './work.ts'

/**
 * Seeks the answer when a form is sent, from a number by chance: `workText` in a browser. It brings a SHA-256 of one
 * block with it, for that of the browser is missing on pages without TLS. The policy of published pages allows this
 * very text by its hash, so it must not depend on anything.
 */
export const workScript =
  '(()=>{let K=[],I=[],p=(x)=>(x-Math.floor(x))*2**32|0,r=(x,n)=>x>>>n|x<<32-n;' +
  'for(let n=2;K.length<64;n++){let d=2;while(n%d)d++;d<n||(I.push(p(n**.5)),K.push(p(Math.cbrt(n))))}' +
  'let z=(s)=>{let w=Array(16).fill(0),i=0,[a,b,c,d,e,f,g,h]=I,x,y,t;' +
  "s+='\\x80';for(;i<s.length;i++)w[i>>2]|=s.charCodeAt(i)<<24-i%4*8;w[15]=s.length*8-8;" +
  'for(i=0;i<64;i++){i>15&&(x=w[i-15],y=w[i-2],w[i]=w[i-16]+(r(x,7)^r(x,18)^x>>>3)+w[i-7]+(r(y,17)^r(y,19)^y>>>10)|0);' +
  't=h+(r(e,6)^r(e,11)^r(e,25))+(e&f^~e&g)+K[i]+w[i]|0;' +
  'x=(r(a,2)^r(a,13)^r(a,22))+(a&b^a&c^b&c)|0;h=g;g=f;f=e;e=d+t|0;d=c;c=b;b=a;a=t+x|0}return a+I[0]>>>0};' +
  "addEventListener('submit',(e)=>{" +
  `let q=e.target.elements,f=q.${workField},t=q._token,n=Math.random()*1e9|0;` +
  `if(f&&t){while(z(t.value.slice(-20)+'.'+n)>>>${32 - workBits})n++;f.value=n}})})()`
