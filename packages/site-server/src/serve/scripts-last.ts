/**
 * Fetches what the page has put off: once everything in sight is there and painted, when the visitor first does
 * something, or after a few seconds, whichever comes first. Then the document is what it was rendered as.
 */
const starter = `(function(d){
var patience=4000,acts=['pointerdown','keydown','focusin','touchstart'],begun;
function begin(){if(begun)return;begun=1;
acts.forEach(function(a){removeEventListener(a,begin)});
var links=Array.from(d.querySelectorAll('link[data-late]'));
(function next(){
links.splice(0,8).forEach(function(l){l.rel=l.dataset.late;l.removeAttribute('data-late')});
if(links.length)return setTimeout(next);
var old=d.querySelector('script[type="text/late"]'),s=d.createElement('script');
s.type='module';s.textContent=old.textContent;old.replaceWith(s)})()}
function painted(){requestAnimationFrame(function(){requestAnimationFrame(function(){setTimeout(begin)})})}
acts.forEach(function(a){addEventListener(a,begin,{passive:true})});
addEventListener('load',painted);
setTimeout(begin,patience)})(document)`;

const module = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/;
const scriptLinks = /<link rel="(modulepreload|preload)"(?=[^>]* href="[^"]+\.(?:js|json)")/g;

/**
 * Puts off the scripts of a page and the texts they need: they make a page better but are no part of it, and on a
 * slow line they would take the room of its letters and pictures. A page without scripts stays as it is.
 */
import { recordEvents } from '@gazetteer/site/server';
export function scriptsLast(html: string): string {
  const found = module.exec(html);
  if (!found) return html;
  const [all, nonce = '', text = ''] = found;
  const late = `<script${nonce} type="text/late">${text}</script>`;
  return html
    .replace(scriptLinks, '<link rel="late" data-late="$1"')
    .replace(all, () => `${late}<script${nonce}>${recordEvents};${starter}</script>`);
}
