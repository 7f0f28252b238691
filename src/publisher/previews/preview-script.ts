import type { PreviewHears, PreviewSays } from '#contract/publishing/preview-messages.ts';

const says = (told: PreviewSays['preview']) => JSON.stringify(told);
const hears = (told: PreviewHears['preview']) => JSON.stringify(told);

/** Reloads the page when the draft was saved or deleted; a page in the background pauses. */
const FOLLOW = `(()=>{const{version,address}=document.querySelector('.preview-bar').dataset;
const wait=(ms)=>new Promise((done)=>setTimeout(done,ms));
const shown=()=>new Promise((done)=>document.addEventListener('visibilitychange',done,{once:true}));
const look=async()=>{if(document.hidden)return shown();
const answer=await fetch(address+'?not='+encodeURIComponent(version)).catch(()=>null);
if(answer&&(answer.status===410||(answer.ok&&(await answer.text())!==version)))return new Promise(()=>location.reload());
if(!answer?.ok)return wait(2000)};(async()=>{for(;;)await look()})()})()`;

/**
 * In a frame of the page builder the page is a picture: nothing in it can be used, a click reports
 * which block it met, and the block that is chosen there is marked and scrolled into view. The
 * block is found by coordinates, as inert elements get no click events. Messages go to and come
 * from the parent alone, which has this origin.
 */
export const IN_FRAME = `(()=>{if(parent===window)return;
document.querySelector('.preview-bar').hidden=true;document.body.inert=true;
const blocks=()=>[...document.querySelectorAll('[data-block]')];
const say=(told)=>parent.postMessage(told,location.origin);
let clicked;
addEventListener('click',({clientX:x,clientY:y})=>{
const met=blocks().find((block)=>{const{left,right,top,bottom}=block.getBoundingClientRect();return x>=left&&x<right&&y>=top&&y<bottom});
if(met)say({preview:${says('clicked')},key:(clicked=met.dataset.block)})});
addEventListener('message',({source,origin,data})=>{
if(source!==parent||origin!==location.origin||data?.preview!==${hears('chosen')})return;
for(const block of blocks()){const is=block.dataset.block===data.key;block.toggleAttribute('data-chosen',is);
if(is&&clicked!==data.key)block.scrollIntoView({block:'nearest'})}
clicked=undefined});
addEventListener('DOMContentLoaded',()=>say({preview:${says('drawn')}}))})()`;

export const PREVIEW_SCRIPT = `${IN_FRAME};${FOLLOW}`;
