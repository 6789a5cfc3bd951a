/// The script of a comparison's page: search, filters, overlay, inspector, links to the state,
/// keys.
///
/// The page is complete without it: the script creates its own controls. It makes no network
/// requests, writes text as text only, and is in a section without markup in both HTML and XML.
enum PageScript {
  /// The complete script, in a section without markup; `ComparisonPage` writes it at the end.
  static let text = "/*<![CDATA[*/\n" + state + controls + overlay + inspector + keys + "/*]]>*/"

  /// The user's choices, and their format in the address: `#q=word;k=overlap;c3.v2`.
  private static let state = #"""
    'use strict';(function(){
    var $=function(s,r){return Array.prototype.slice.call((r||document).querySelectorAll(s))};
    var make=function(tag,text,attributes){var e=document.createElement(tag);if(text)e.textContent=text;
    for(var k in attributes||{})e.setAttribute(k,attributes[k]);return e};
    var figures=$('figure[data-s]'),data=JSON.parse(document.getElementById('data').textContent);
    var state={q:'',s:'',k:'',o:'',g:'',c:null,v:null},chosen=[],quiet=false;
    $('svg.views').forEach(function(s){var last=0;$('svg.view',s).forEach(function(e){
    if(!e.dataset.v)e.dataset.v=last+1;last=+e.dataset.v});
    $('text[textLength]',s).forEach(function(e){e.setAttribute('lengthAdjust','spacingAndGlyphs')})});
    function tree(f){return data.trees[data.tree[f.id.slice(1)]]}
    var known=data.trees.map(function(t){return t.map(function(n,i){return i%3<2?data.words[n]:''}).join(' ')});
    var words=figures.map(function(f){return(f.textContent+' '+(known[data.tree[f.id.slice(1)]]||'')).toLowerCase()});
    function place(e){return['x','y','width','height'].map(function(k){return+e.getAttribute(k)})}
    function about(e){var t=e.querySelector('title');if(t&&t.textContent)
    return/^([\s\S]*), ([^,]*), frame \(([^)]*)\)(.*)$/.exec(t.textContent)||[0,'','','',''];
    var f=e.closest('figure'),all=tree(f),v=3*e.dataset.v,frame=e.dataset.f;
    if(frame===undefined){var r=place(e),o=place(f.querySelector('svg.view[data-v="'+all[v+2]+'"]'));
    frame=[r[0]-o[0],r[1]-o[1],r[2],r[3]].map(function(n){return Math.round(n*100)/100}).join(', ')}
    return['',data.words[all[v]],data.words[all[v+1]],frame,e.matches('.ghost,[data-u]')?', not visible':'']}
    document.querySelector('main').addEventListener('mouseover',function(event){var e=event.target.closest('.view,.mark');
    if(!e||e.closest('.former')||e.querySelector('title'))return;var w=e.matches('.view')&&about(e),
    l=$('.found li',e.closest('figure'))[e.textContent-1],t=document.createElementNS(e.namespaceURI,'title');
    t.textContent=w?w[1]+', '+w[2]+', frame ('+w[3]+')'+w[4]:l?l.textContent:'';e.prepend(t)});
    function write(){if(quiet)return;var parts=['q','s','k','o','g'].filter(function(k){return state[k]})
    .map(function(k){return k+'='+encodeURIComponent(state[k])});
    if(state.c!==null)parts.push('c'+state.c+(state.v!==null?'.v'+state.v:''));
    history.replaceState(null,'',parts.length?'#'+parts.join(';'):location.pathname+location.search)}
    function read(){['q','s','k','o','g'].forEach(function(k){state[k]=''});state.c=state.v=null;
    location.hash.slice(1).split(';').forEach(function(part){var place=/^c(\d+)(?:\.v(\d+))?$/.exec(part);
    if(place){state.c=+place[1];state.v=place[2]===undefined?null:+place[2];return}
    var pair=/^([qskog])=(.*)$/.exec(part);if(pair)try{state[pair[1]]=decodeURIComponent(pair[2])}catch(e){}})}

    """#

  private static let controls = #"""
    var bar=make('div','',{class:'tools',role:'search','aria-label':'Search and filter the drawings'});
    function select(key,name,values){var label=make('label',name+' '),box=make('select','',{'data-key':key});
    box.append(make('option','any',{value:''}));values.forEach(function(v){box.append(make('option',key==='k'?
    v.replace(/[A-Z]/g,function(c){return' '+c.toLowerCase()}):v,{value:v}))});
    box.onchange=function(){state[key]=box.value;show();write()};label.append(box);
    // A menu that cannot select a part of the drawings is left out.
    if(values.length>(key==='s'||key==='k'?0:1))bar.append(label);return box}
    var search=make('input','',{type:'search',placeholder:'Search devices, views, text',
    'aria-label':'Search devices, views and text','data-key':'q'});
    search.oninput=function(){state.q=search.value;show();write()};bar.append(search);
    function all(name){var found={};figures.forEach(function(f){(f.dataset[name]||'').split(' ').forEach(function(w){
    if(w)found[w]=1})});return Object.keys(found).sort()}
    var boxes=[select('g','Class',all('g')),select('o','Orientation',all('o')),
    select('s','Severity',['error','warning','note'].filter(function(v){return all('s').indexOf(v)>=0})),select('k','Finding',all('k'))];
    [['names','.device .name'],['area','.safe'],['ghosts','.ghost']].forEach(function(p){
    if(!document.querySelector(p[1]))document.getElementById(p[0]).parentNode.hidden=true});
    var theme=make('button','Dark or light',{type:'button'});
    theme.onclick=function(){var root=document.documentElement,dark=root.dataset.theme?
    root.dataset.theme==='dark':matchMedia('(prefers-color-scheme: dark)').matches;
    root.dataset.theme=dark?'light':'dark'};bar.append(theme);
    var count=make('output','',{'aria-live':'polite'});bar.append(count);
    document.querySelector('header').append(bar);
    function has(f,name,value){return!value||(' '+(f.dataset[name]||'')+' ').indexOf(' '+value+' ')>=0}
    function unfold(f){for(var d=f.closest('details');d;d=d.parentElement.closest('details'))d.open=true}
    function show(){var parts=state.q.toLowerCase().split(/\s+/).filter(Boolean),shown=0;
    var filters=parts.length||state.s||state.k||state.o||state.g;
    figures.forEach(function(f,i){var fits=has(f,'s',state.s)&&has(f,'k',state.k)&&has(f,'o',state.o)&&has(f,'g',state.g)&&
    parts.every(function(p){return words[i].indexOf(p)>=0});f.hidden=!fits;if(fits)shown++;
    if(fits&&filters)unfold(f)});
    $('section.group').forEach(function(g){g.hidden=!$('figure[data-s]:not([hidden])',g).length});
    count.textContent=filters?shown+' of '+figures.length+' drawings':figures.length+' drawings';
    search.value=state.q;boxes.forEach(function(b){b.value=state[b.dataset.key]})}

    """#

  private static let overlay = #"""
    var dialog=make('dialog','',{'aria-label':'Two drawings over each other'});document.body.append(dialog);
    function bare(f,on){var s=(f.matches('svg')?f:f.querySelector('svg.device')).cloneNode(true);$('[id]',s).forEach(function(e){e.removeAttribute('id')});
    s.removeAttribute('aria-labelledby');s.setAttribute('class','device layer '+on);s.removeAttribute('style');
    s.setAttribute('aria-hidden','true');return s}
    function title(f){return f.querySelector('figcaption b').textContent+', '+f.querySelector('figcaption span').textContent}
    function lay(a,b,words){var stage=make('div','',{class:'stage'}),one=bare(a,'under'),two=bare(b,'over');
    var boxA=one.viewBox.baseVal,boxB=two.viewBox.baseVal,x=Math.min(boxA.x,boxB.x),y=Math.min(boxA.y,boxB.y);
    var box=[x,y,Math.max(boxA.x+boxA.width,boxB.x+boxB.width)-x,Math.max(boxA.y+boxA.height,boxB.y+boxB.height)-y].join(' ');
    [one,two].forEach(function(s){s.setAttribute('viewBox',box)});stage.append(one,two);
    var slider=make('input','',{type:'range',min:0,max:100,value:50,'aria-label':'Opacity of the second drawing'});
    slider.oninput=function(){two.style.opacity=slider.value/100};two.style.opacity=.5;
    var close=make('button','Close',{type:'button'});close.onclick=function(){dialog.close()};
    var label=make('label','Opacity of the second drawing ');label.append(slider);
    dialog.replaceChildren(make('p',words),label,close,stage);dialog.showModal()}
    function choose(f){var at=chosen.indexOf(f);if(at>=0)chosen.splice(at,1);else chosen.push(f);
    if(chosen.length===2){lay(chosen[0],chosen[1],title(chosen[0])+' — '+title(chosen[1]));chosen=[]}
    $('button[aria-pressed]').forEach(function(b){b.setAttribute('aria-pressed',chosen.indexOf(b.closest('figure'))>=0);
    b.textContent=!chosen.length||chosen[0]===b.closest('figure')?'Overlay':'Overlay on the first'})}
    figures.forEach(function(f){var b=make('button','Overlay',{type:'button',class:'over-button','aria-pressed':'false',
    'aria-label':'Lay '+title(f)+' over another'});b.onclick=function(){choose(f)};
    f.querySelector('figcaption').append(b);f.tabIndex=0;var old=f.querySelector('.former svg.device');
    if(old){var w=make('button','Compare',{type:'button',class:'over-button was-button','aria-label':'Lay '+title(f)+' over the approved layout'});
    w.onclick=function(){lay(old,f,title(f)+', over the approved layout')};f.querySelector('figcaption').append(w)}});

    """#

  private static let inspector = #"""
    var panel=make('aside','',{'aria-label':'The selected view','aria-live':'polite',class:'inspector',hidden:''});
    document.body.append(panel);
    function rect(x,y,w,h){var n=function(v){return Math.round(v*100)/100};return n(x)+', '+n(y)+', '+n(w)+' × '+n(h)}
    function upright(f,r){var w=+f.dataset.w,h=+f.dataset.h;switch(f.dataset.i){
    case'landscapeLeft':return[r[1],w-r[0]-r[2],r[3],r[2]];case'landscapeRight':return[h-r[1]-r[3],r[0],r[3],r[2]];
    case'portraitUpsideDown':return[w-r[0]-r[2],h-r[1]-r[3],r[2],r[3]];default:return r}}
    function views(f){return $('svg.view',f.querySelector('svg.device'))}
    function inspect(f,v){$('.chosen').forEach(function(e){e.classList.remove('chosen')});
    if(!f){panel.hidden=true;state.v=null;write();return}
    state.c=+f.id.slice(1);state.v=null;var e=v===null?null:f.querySelector('svg.view[data-v="'+v+'"]');
    if(!e){panel.hidden=true;write();return}
    state.v=v;e.classList.add('chosen');var d=f.closest('details');if(d)d.open=true;
    var words=about(e),r=place(e);
    var list=make('dl');function row(name,text){list.append(make('dt',name),make('dd',text))}
    var own=words[3].split(', ').map(Number);
    row('Class',words[2]);row('In the superview',own.length===4?rect.apply(null,own):words[3]);
    var there=rect.apply(null,r),portrait=rect.apply(null,upright(f,r));row('On the screen',there);
    if(portrait!==there)row('On the screen in portrait',portrait);
    row('Configuration',title(f));if(words[4])row('Visibility',words[4].replace(/^, /,''));
    var held=(data.lists[data.of[state.c]]||[]).filter(function(c){return c[1]===v||c[2]===v});
    row('Constraints',held.length?'':'none from the app');var all=make('ul');
    held.forEach(function(c){all.append(make('li',data.shapes[c[0]]+' '+(c[2]<0?c[3]:c[3]?(c[3]<0?'- ':'+ ')+Math.abs(c[3]):'')+
    (c[4]===1000?'':' @'+c[4])))});
    var close=make('button','Close',{type:'button'});close.onclick=function(){inspect(null)};
    panel.replaceChildren(make('h2',words[1]),close,list,all);
    $('li',f.querySelector('ol')||make('i')).forEach(function(l){if(l.textContent.indexOf(words[1]+' ')===0)
    all.before(make('p',l.textContent,{class:l.className}))});
    panel.hidden=false;write()}
    function step(by){var f=document.getElementById('c'+state.c);if(!f)return;var all=views(f),at=-1;
    all.forEach(function(e,i){if(+e.dataset.v===state.v)at=i});at=(at+by+all.length)%all.length;
    if(all[at])inspect(f,+all[at].dataset.v)}
    document.querySelector('main').addEventListener('click',function(event){var e=event.target.closest('svg.view');
    if(e)inspect(e.closest('figure'),+e.dataset.v)});

    """#

  private static let keys = #"""
    function near(by){var shown=figures.filter(function(f){return!f.hidden&&f.offsetParent});
    var at=shown.indexOf(document.activeElement.closest('figure'));var f=shown[Math.max(0,Math.min(shown.length-1,at+by))];
    if(f){f.focus();f.scrollIntoView({block:'nearest'});state.c=+f.id.slice(1);write()}}
    document.addEventListener('keydown',function(e){if(e.ctrlKey||e.metaKey||e.altKey)return;
    var typing=/^(INPUT|SELECT|TEXTAREA)$/.test(e.target.tagName);
    if(e.key==='Escape'){if(typing&&!dialog.open){e.preventDefault();e.target.blur()}else if(!dialog.open)inspect(null);return}
    if(typing||dialog.open)return;var f=document.activeElement.closest('figure[data-s]');
    switch(e.key){case'/':search.focus();e.preventDefault();break;case'ArrowRight':near(1);e.preventDefault();break;
    case'ArrowLeft':near(-1);e.preventDefault();break;case'd':theme.click();break;case'o':if(f)choose(f);break;
    case'Enter':if(f&&e.target===f){var v=views(f)[0];if(v)inspect(f,+v.dataset.v)}break;
    case'ArrowDown':case'ArrowUp':if(!panel.hidden){step(e.key==='ArrowDown'?1:-1);e.preventDefault()}}});
    function follow(){read();quiet=true;show();var f=state.c===null?null:document.getElementById('c'+state.c);
    if(f){unfold(f);inspect(f.closest('figure'),state.v);f.scrollIntoView({block:'center'})}else inspect(null);quiet=false}
    addEventListener('hashchange',follow);bar.append(make('p','/ search · ← → drawings · Enter and ↑ ↓ views · o overlay · d dark',
    {class:'hint'}));follow()})();

    """#
}
