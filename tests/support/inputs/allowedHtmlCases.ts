/** HTML as content teams write it, and how it is kept where that differs. */
const CASES: readonly (readonly [title: string, html: string, kept?: string])[] = [
  ['text', 'Việc làm tại Hà Nội & Đà Nẵng', 'Việc làm tại Hà Nội &amp; Đà Nẵng'],
  ['nothing', ''],
  ['a text that looks like markup', '1 < 2 && 3 > 2', '1 &lt; 2 &amp;&amp; 3 &gt; 2'],
  ['words with named letters', 'C&ocirc;ng ty &copy; 2030&nbsp;&#8211; TP.HCM', 'Công ty © 2030&nbsp;– TP.HCM'],
  ['emoji', '<p>Tuyển dụng 🚀 👩‍💻</p>'],
  ['paragraphs', '<p>Một</p>\n<p>Hai</p>'],
  ['paragraphs without ends', '<p>Một<p>Hai', '<p>Một</p><p>Hai</p>'],
  [
    'headings, of which a page has had its first',
    '<h1>Một</h1><h2>Hai</h2><h3>Ba</h3><h4>Bốn</h4><h5>Năm</h5><h6>Sáu</h6>',
    '<h2>Một</h2><h2>Hai</h2><h3>Ba</h3><h4>Bốn</h4><h5>Năm</h5><h6>Sáu</h6>',
  ],
  [
    'words that stand out',
    '<strong>a</strong><b>b</b><em>c</em><i>d</i><u>e</u><s>f</s><del>g</del><ins>h</ins><small>i</small><mark>j</mark>',
  ],
  [
    'small and special words',
    'H<sub>2</sub>O m<sup>2</sup> <code>a</code> <kbd>b</kbd> <q>c</q> <cite>d</cite> <abbr title="Giám đốc">GĐ</abbr>',
  ],
  [
    'words of another language',
    '<p lang="en">Jobs</p> <span lang=vi-VN>Việc</span>',
    '<p lang="en">Jobs</p> <span lang="vi-VN">Việc</span>',
  ],
  [
    'old words',
    '<strike>a</strike><acronym title="b">c</acronym><tt>d</tt><big>e</big>',
    '<s>a</s><abbr title="b">c</abbr>de',
  ],
  ['line ends and rules', 'a<br>b<br/>c<wbr>d<hr>e<hr />', 'a<br>b<br>c<wbr>d<hr>e<hr>'],
  ['lists', '<ul><li>a<li>b<ul><li>c</ul></ul>', '<ul><li>a</li><li>b<ul><li>c</li></ul></li></ul>'],
  [
    'numbered lists',
    '<ol start="3" type="A" reversed><li value="7">a</li><li>b</li></ol><ol type=1><li>c</ol>',
    '<ol start="3" reversed="" type="A"><li value="7">a</li><li>b</li></ol><ol type="1"><li>c</li></ol>',
  ],
  ['lists of terms', '<dl><dt>a<dd>b<dd>c</dl>', '<dl><dt>a</dt><dd>b</dd><dd>c</dd></dl>'],
  ['other lists', '<menu><li>a</menu><dir><li>b</dir>', '<ul><li>a</li></ul><ul><li>b</li></ul>'],
  [
    'tables',
    '<table><caption>a</caption><colgroup><col span=2></colgroup><thead><tr><th scope=col colspan=2>b</thead><tbody><tr><td rowspan="2">c<td>d</tbody><tfoot><tr><td>e</tfoot></table>',
    '<table><caption>a</caption><colgroup><col span="2"></colgroup><thead><tr><th colspan="2" scope="col">b</th></tr></thead><tbody><tr><td rowspan="2">c</td><td>d</td></tr></tbody><tfoot><tr><td>e</td></tr></tfoot></table>',
  ],
  ['tables without bodies', '<table><tr><td>a', '<table><tbody><tr><td>a</td></tr></tbody></table>'],
  [
    'a table in a paragraph',
    '<p>a<table><tr><td>b</table>c',
    '<p>a</p><table><tbody><tr><td>b</td></tr></tbody></table>c',
  ],
  ['quotations', '<blockquote cite="/a"><p>a</p></blockquote>', '<blockquote><p>a</p></blockquote>'],
  ['code as it is written', '<pre>a\n  b &lt;c></pre>', '<pre>a\n  b &lt;c&gt;</pre>'],
  [
    'figures',
    '<figure><img src="/a.png" alt="a"><figcaption>b</figcaption></figure>',
    '<figure><img src="/a.png" alt="a" loading="lazy"><figcaption>b</figcaption></figure>',
  ],
  [
    'blocks that are landmarks or fold elsewhere',
    '<article><header>a</header><section>b</section></article><main>c</main><details open><summary>d</summary>e</details>',
    '<div><div>a</div><div>b</div></div><div>c</div><div><div>d</div>e</div>',
  ],
  [
    'blocks of forms',
    '<form><fieldset><legend>a</legend><label>b</label></fieldset></form>',
    '<div><div>a</div>b</div>',
  ],
  ['links on the site', '<a href="/viec-lam">a</a> <a href="?page=2">b</a> <a href="#c">c</a>'],
  [
    'links elsewhere',
    '<a href="https://www.jobsite.example/java-kv?a=1&amp;b=2#c">a</a> <a href="HTTP://jobsite.example:8080">b</a>',
  ],
  ['links with Vietnamese letters', '<a href="/kế-toán-kv">a</a> <a href="https://việclàm.example/ở đâu">b</a>'],
  ['links with space around', '<a href=" /a ">a</a>', '<a href="/a">a</a>'],
  [
    'links that write or call',
    '<a href="mailto:tuyen.dung+hn@jobsite.example">a</a> <a href="tel:+84 (28) 1234-5678">b</a>',
  ],
  ['links to a new tab', '<a href="/a" target="_blank">a</a>', '<a href="/a" target="_blank" rel="noopener">a</a>'],
  [
    'what links say about themselves',
    '<a href="/a" rel="sponsored NOFOLLOW author">a</a> <a href="/b" target=_blank rel="noreferrer" title="c">b</a>',
    '<a href="/a" rel="nofollow sponsored">a</a> <a href="/b" title="c" target="_blank" rel="noreferrer noopener">b</a>',
  ],
  ['links around blocks', '<a href="/a"><h3>a</h3><p>b</p></a>'],
  ['links without a URL', '<a>a</a> <a name="b">b</a>', 'a b'],
  [
    'images',
    '<img src="https://images.example/a.png" alt="Văn phòng" width=640 height="360" title="b">',
    '<img src="https://images.example/a.png" alt="Văn phòng" title="b" width="640" height="360" loading="lazy">',
  ],
  ['images without words', '<img src="/a.png">', '<img src="/a.png" alt="" loading="lazy">'],
  [
    'images that load at once',
    '<img src="/a.png" alt="a" loading="eager" decoding=sync>',
    '<img src="/a.png" alt="a" loading="lazy">',
  ],
  [
    'images in sizes that are no numbers',
    '<img src="/a.png" width="100%" height="20em">',
    '<img src="/a.png" alt="" loading="lazy">',
  ],
  ['images without a URL', 'a<img alt="b">c', 'ac'],
  [
    'words with brackets and quotes',
    '<img src="/a.png" alt=\'Lương > 10 triệu, "tốt" & < 5%\'>',
    '<img src="/a.png" alt="Lương &gt; 10 triệu, &quot;tốt&quot; &amp; &lt; 5%" loading="lazy">',
  ],
  [
    'a text of an editor',
    '<p class="MsoNormal" style="margin:0"><span style="font-family:Arial"><o:p>&nbsp;</o:p>a</span></p>',
    '<p><span>&nbsp;a</span></p>',
  ],
  ['tags in capitals', '<P ALIGN=center><B>a</B><BR></P>', '<p><b>a</b><br></p>'],
  ['tags of no language', '<foo><p>a</p></foo><bar/>b', '<p>a</p>b'],
  ['misnested tags', '<b>a<i>b</b>c</i>', '<b>a<i>b</i></b><i>c</i>'],
  ['bold over paragraphs', '<p><b>a<p>b</b>c', '<p><b>a</b></p><p><b>b</b>c</p>'],
  [
    'a whole document',
    '<!doctype html><html lang=vi><head><title>a</title><meta charset=utf-8></head><body><p>b</p></body></html>',
    '<p>b</p>',
  ],
]

/** HTML as content teams write it, and how it is kept. */
export const ALLOWED_HTML_CASES = CASES.map(([title, html, kept = html]) => [title, html, kept] as const)
