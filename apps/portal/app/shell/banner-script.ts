/** Runs before anything is painted: whoever has put the banner away does not see it again. */
export const bannerScript =
  "try{if(localStorage.getItem('banner')==='off')document.documentElement.dataset.banner='off'}catch(e){}";
