/** Events that are buffered until a shell is mounted. */
export const BUFFERED_EVENTS = ['SEARCH', 'UPDATE_USER', 'VNW_NEW_REGISTERED', 'UPDATE_PAGE'] as const

/**
 * Inline script for the head that buffers the last `SEARCH`, `UPDATE_USER`, `VNW_NEW_REGISTERED` and `UPDATE_PAGE`, and
 * the last click on a button of the shell (until Escape or a click elsewhere), for the shell's mount. Put it before the
 * first script that sends an event, with a nonce or {@link eventBootScriptHash} in the content security policy.
 */
export const eventBootScript =
  "(function(w,k,e){try{k=Symbol.for('@jobsite/shell/events');if(w[k])return;e=w[k]={};['SEARCH','UPDATE_USER','VNW_NEW_REGISTERED','UPDATE_PAGE'].forEach(function(n){w.addEventListener(n,function(v){e[n]=v})});w.addEventListener('click',function(v,b){b=v.target.closest&&v.target.closest('[data-shell] button[type=button]');if(e.click!==null)e.click=b||void 0});w.addEventListener('keydown',function(v){if(v.key=='Escape'&&e.click!==null)e.click=!1})}catch(x){}})(window)"

/** Source expression that allows {@link eventBootScript} in a content security policy. */
export const eventBootScriptHash = "'sha256-zILrhpnMoRlD/tOdORd3fGrSfCY3UbXvHa9gCugCvbc='"
