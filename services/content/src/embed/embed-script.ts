import { createHash } from 'node:crypto';

// A host that listens makes the frame as high as the chart needs at its width; one that does not keeps the frame as it is.
const script = `(function(){
var image=document.images[0],foot=document.querySelector('footer');
function tell(){
if(image.naturalWidth)parent.postMessage({chartHeight:Math.max(260,Math.ceil(image.clientWidth*image.naturalHeight/image.naturalWidth)+foot.offsetHeight)},'*');
}
image.addEventListener('load',tell);addEventListener('resize',tell);tell();
})()`;

/** Tells the page around a frame how high the chart in it would be, as an element. */
export const scriptElement = `<script>${script}</script>`;

/** The one script that an embedded chart may run, as a content security policy names it. */
export const scriptDigest = `sha256-${createHash('sha256').update(script).digest('base64')}`;
