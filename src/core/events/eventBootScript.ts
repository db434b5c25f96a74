/** Events that are buffered until a shell is mounted. */
export const BUFFERED_EVENTS = ['SEARCH', 'UPDATE_USER', 'VNW_NEW_REGISTERED', 'UPDATE_PAGE'] as const

/** Name of the symbol of the buffered events on the window, shared by all versions of the shell. */
export const BUFFERED_EVENTS_KEY = '@jobsite/shell/events'

/**
 * Inline script for the head of pages whose scripts send events before the shell's bundle has run. It buffers the last
 * `SEARCH`, `UPDATE_USER`, `VNW_NEW_REGISTERED` and `UPDATE_PAGE` for the shell to read on mount. Put it before the
 * first script that sends one. Allow it in a content security policy by a nonce or by {@link eventBootScriptHash}.
 */
export const eventBootScript =
  "(function(w,k,e){try{k=Symbol.for('@jobsite/shell/events');if(w[k])return;e=w[k]={};['SEARCH','UPDATE_USER','VNW_NEW_REGISTERED','UPDATE_PAGE'].forEach(function(n){w.addEventListener(n,function(v){e[n]=v})})}catch(x){}})(window)"

/** Source expression that allows {@link eventBootScript} in a content security policy. */
export const eventBootScriptHash = "'sha256-RZtEIfAtU/I46GsEMRQpkA1pJJZtoPBssCkJOKKT7qw='"
